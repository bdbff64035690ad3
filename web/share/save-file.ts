import { host } from '../app/host-link.ts';

/** Gives a whole game to the browser as a file to keep: `<game>-2026-05-01.nw.json`. */
export async function saveFile(table: string, game: string): Promise<void> {
  const { text } = await host.ask({ type: 'export', table, form: 'save' });
  const day = new Date().toISOString().slice(0, 10);
  downloadText(text, `${game}-${day}.nw.json`);
}

/** Gives a JSON text to the browser as a file to keep. */
export function downloadText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
