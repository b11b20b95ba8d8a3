import { existsSync, readFileSync } from 'node:fs';
import type { Translations } from '@selvedge/contract/page-data.ts';

const folder = new URL('./dictionaries/', import.meta.url);
const isLanguage = /^[a-z]{2,3}$/;

/** Texts by language. */
export type Dictionaries = { get(language: string): Translations | undefined };

const kept = new Map<string, Translations>();
const shipped: Dictionaries = {
  get(language) {
    const known = kept.get(language) ?? read(language);
    if (known) kept.set(language, known);
    return known;
  },
};

/**
 * The texts that ship with the shop. English is complete; what another language lacks is shown in English. Each is read once, for the
 * first who wants it: they change only with the program.
 */
export function readDictionaries(): Dictionaries {
  return shipped;
}

function read(language: string): Translations | undefined {
  const file = new URL(`${language}.json`, folder);
  return isLanguage.test(language) && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
