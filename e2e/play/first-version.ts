import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import type { Open } from '../harness/browser-test.ts';

/** What a browser of the first version held: `fixtures/v1/README.md` says what each file is. */
interface Held {
  readonly databases: readonly HeldDatabase[];
  readonly localStorage: Readonly<Record<string, string>>;
}

interface HeldDatabase {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly {
    readonly name: string;
    readonly keyPath: string;
    readonly values: readonly { readonly id: string }[];
  }[];
}

/** A game that it saved, and how it stood. */
interface SavedGame {
  readonly game: string;
  readonly about: string;
  readonly plies: number;
  readonly question: string;
  readonly over: boolean;
}

/** An address that somebody may have kept or passed on. */
export interface Link {
  /** The first part of the address: the page. */
  readonly page: string;
  readonly about: string;
  readonly address: string;
  readonly game?: string;
  readonly ply?: number;
  readonly rule?: string;
  /** The game is only there where it was saved. */
  readonly kept?: true;
}

/** The text of a fixture. */
export function textIn(...path: readonly string[]): string {
  return readFileSync(join(import.meta.dirname, '../../fixtures/v1', ...path), 'utf8');
}

export const HELD: Held = JSON.parse(textIn('storage.json'));
export const SAVED: Readonly<Record<string, SavedGame>> = JSON.parse(textIn('kept.json'));
export const LINKS: readonly Link[] = JSON.parse(textIn('links.json'));

/** Opens a browser that somebody has used with the first version, at a place of the site. */
export async function openUsed(open: Open, path = '#/'): Promise<Page> {
  // A picture: nothing of the site runs before everything is in its place.
  const page = await open({ path: 'icon.svg', forgiven: /favicon\.ico/ });
  await page.evaluate(putBack, HELD);
  await page.goto(inject('siteUrl') + path);
  return page;
}

/** Runs in the page. */
async function putBack({ databases, localStorage: items }: Held): Promise<void> {
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  for (const { name, version, stores } of databases) {
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.open(name, version);
      request.onerror = () => reject(request.error);
      request.onupgradeneeded = () => {
        for (const { name: store, keyPath, values } of stores) {
          const made = request.result.createObjectStore(store, { keyPath });
          for (const value of values) made.put(value);
        }
      };
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
    });
  }
}

/** The lines of a game as the browser has it saved now. */
export async function savedMoves(page: Page, id: string): Promise<readonly string[]> {
  const record = await page.evaluate(
    (wanted) =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open('nineworlds');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const found = request.result.transaction('records').objectStore('records').get(wanted);
          found.onerror = () => reject(found.error);
          found.onsuccess = () => resolve(found.result.record);
          request.result.close();
        };
      }),
    id,
  );
  return JSON.parse(record).moves;
}
