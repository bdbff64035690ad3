// A browser for scripts of tools/ that look at the site.
import { chromium } from 'playwright-core';

/**
 * Starts the browser at a path. Containers run as root, where Chromium has no sandbox.
 * @param {string} executablePath
 */
export function launch(executablePath) {
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}
