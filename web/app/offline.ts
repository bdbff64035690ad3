/** By then a page has asked for the letters and drawings that it shows. */
const SOON_MS = 500;

let isAsked = false;

/**
 * Has everything kept for the time without a network. Called when a page is up, so that what is wanted
 * later does not get in the way of what is wanted now.
 */
export function keepForOffline(): void {
  if (isAsked || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  isAsked = true;
  setTimeout(() => {
    // Some browsers forbid it; the page works without.
    navigator.serviceWorker.register('sw.js').catch(() => undefined);
  }, SOON_MS);
}
