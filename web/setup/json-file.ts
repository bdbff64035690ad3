import type { Json } from '@nineworlds/engine';

/** No deck or edition is larger. */
const LARGEST = 1_000_000;

/** What a file holds that somebody has chosen; undefined where it is no JSON, or too large. */
export async function readJsonFile(file: File): Promise<Json | undefined> {
  if (file.size > LARGEST) return undefined;
  try {
    return JSON.parse(await file.text()) as Json;
  } catch {
    return undefined;
  }
}
