import { readdirSync, readFileSync } from 'node:fs';
import type { Translations } from '@selvedge/contract/page-data.ts';

const folder = new URL('./dictionaries/', import.meta.url);

let kept: ReadonlyMap<string, Translations> | undefined;

/**
 * The texts that ship with the shop, by language. English is complete; what another language lacks is shown in English. Read once: they
 * change only with the program.
 */
export function readDictionaries(): ReadonlyMap<string, Translations> {
  kept ??= readAll();
  return kept;
}

function readAll(): ReadonlyMap<string, Translations> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(files.map((file) => [file.slice(0, -'.json'.length), JSON.parse(readFileSync(new URL(file, folder), 'utf8'))]));
}
