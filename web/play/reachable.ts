/** Lets a keyboard reach a part of the page that scrolls, where nothing inside it can be reached. */
export function reachable(part: HTMLElement): void {
  part.tabIndex = 0;
}
