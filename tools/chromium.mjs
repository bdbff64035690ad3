// Finds a Chromium for the tests in a real browser. Where we may (as root on Debian, as in CI) it is
// installed when it is missing; elsewhere we say how.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** The second one is for Japanese. */
const PACKAGES = ['chromium', 'fonts-noto-cjk'];

export const HOW_TO_INSTALL =
  'No Chromium was found for the tests in a browser. On Debian and Ubuntu: ' +
  `sudo apt-get install ${PACKAGES.join(' ')}; elsewhere install Chrome or Chromium. ` +
  'If it is in an unusual place, set CHROMIUM to its path.';

/**
 * The path of a Chromium, or undefined.
 * @returns {string | undefined}
 */
function found() {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM) return existsSync(CHROMIUM) ? CHROMIUM : undefined;
  const folders = ['/usr/bin', ...PATH.split(delimiter)];
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, ...ELSEWHERE].find((place) => existsSync(place));
}

/** @returns {boolean} */
function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !process.env.CHROMIUM;
}

function install() {
  console.error(`Installing ${PACKAGES.join(' and ')} for the tests in a browser ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const settings = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  spawnSync('apt-get', ['update', '-qq'], settings);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], settings);
}

/**
 * The path of a Chromium, installed if need be and if we may; undefined if there is none.
 * @returns {string | undefined}
 */
export function chromium() {
  if (found() === undefined && mayInstall()) install();
  return found();
}
