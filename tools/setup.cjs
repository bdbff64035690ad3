// Makes a fresh clone ready: checks Node, installs what package-lock.json says, builds.
// Installs and compiles only what has changed, so `npm start` and `npm test` call it every time.
// Written in old JavaScript on purpose: an old Node must get as far as the message below.
'use strict';

var childProcess = require('child_process');
var crypto = require('crypto');
var fs = require('fs');
var path = require('path');

var root = path.join(__dirname, '..');
var marker = path.join(root, 'node_modules', '.nine-worlds-setup');
var tsc = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
var vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
var site = path.join(root, 'web', 'dist', 'index.html');

function nodeIsTooOld() {
  var parts = process.versions.node.split('.').map(Number);
  return parts[0] < 20 || (parts[0] === 20 && parts[1] < 19);
}

/** Says what node_modules must have been installed for: this lock file on this machine and Node. */
function wanted() {
  var lock = fs.readFileSync(path.join(root, 'package-lock.json'));
  var sum = crypto.createHash('sha256').update(lock).digest('hex');
  return [sum, process.platform, process.arch, process.versions.modules].join(' ') + '\n';
}

function isInstalled() {
  try {
    return fs.existsSync(tsc) && fs.readFileSync(marker, 'utf8') === wanted();
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

/** Runs a program with its output on stderr, so that stdout stays free for the game. */
function run(program, args, options) {
  var settings = { cwd: root, stdio: ['ignore', 2, 2] };
  Object.keys(options || {}).forEach(function (key) {
    settings[key] = options[key];
  });
  var result = childProcess.spawnSync(program, args, settings);
  if (result.error) {
    console.error(result.error.message);
    return 1;
  }
  // No status means that a signal ended the program.
  return result.status === null ? 1 : result.status;
}

function install() {
  // The build needs the tools, even where NODE_ENV asks for less.
  var args = ['ci', '--include=dev'];
  // The lock file holds checksums, so the waiting time for new releases in .npmrc is not needed.
  var env = Object.assign({}, process.env, { npm_config_min_release_age: '0' });
  var npm = process.env.npm_execpath;
  if (npm && /^npm-cli\.c?js$/.test(path.basename(npm))) {
    return run(process.execPath, [npm].concat(args), { env: env });
  }
  // Windows starts npm.cmd only through a shell.
  var windows = process.platform === 'win32';
  return run(windows ? 'npm.cmd' : 'npm', args, { env: env, shell: windows });
}

/** What the site is made of: the folders of our packages, and what was installed. */
var SITE_SOURCES = [
  'package-lock.json',
  'bots',
  'board',
  'engine',
  'games',
  'protocol',
  'table',
  'tools',
  'web',
];
var NO_SOURCES = ['dist', 'node_modules', 'test'];

/** Whether a file, a folder, or anything in it has changed since a time. */
function hasChangedSince(time, place) {
  var stat = fs.statSync(place);
  if (stat.mtimeMs > time) return true;
  if (!stat.isDirectory()) return false;
  return fs.readdirSync(place).some(function (name) {
    return NO_SOURCES.indexOf(name) < 0 && hasChangedSince(time, path.join(place, name));
  });
}

function siteIsBuilt() {
  if (!fs.existsSync(site)) return false;
  var time = fs.statSync(site).mtimeMs;
  return !SITE_SOURCES.some(function (name) {
    return hasChangedSince(time, path.join(root, name));
  });
}

function build() {
  var status = run(process.execPath, [tsc, '-b']);
  if (status === 0) status = run(process.execPath, [path.join(__dirname, 'bundle.mjs')]);
  if (status === 0 && !siteIsBuilt()) {
    status = run(process.execPath, [vite, 'build', 'web', '--logLevel', 'warn']);
  }
  return status;
}

function main() {
  var status = 0;
  if (nodeIsTooOld()) {
    console.error('Nine Worlds needs Node 20.19 or newer; this is ' + process.version);
    return 2;
  }
  // After `npm install` or `npm ci`: remember that node_modules is as it should be.
  if (process.argv[2] === '--mark') {
    fs.writeFileSync(marker, wanted());
    return 0;
  }
  if (!isInstalled()) {
    console.error('Installing what Nine Worlds needs (npm ci); this happens once ...');
    status = install();
    if (status !== 0) {
      console.error('npm ci failed; see its message above.');
      return status;
    }
    fs.writeFileSync(marker, wanted());
  }
  return build() === 0 ? 0 : 1;
}

process.exitCode = main();
