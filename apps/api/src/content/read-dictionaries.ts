import { readdirSync, readFileSync } from 'node:fs';
import type { Translations } from '@selvedge/contract/page-data.ts';

const folder = new URL('./dictionaries/', import.meta.url);

/** The texts that ship with the shop, by language. English is complete; what another language lacks is shown in English. */
export function readDictionaries(): ReadonlyMap<string, Translations> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(files.map((file) => [file.slice(0, -'.json'.length), JSON.parse(readFileSync(new URL(file, folder), 'utf8'))]));
}
