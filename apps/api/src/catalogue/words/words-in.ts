import { ar } from './ar.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en, type SearchWords } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';
import { tr } from './tr.ts';

const tables: Readonly<Record<string, SearchWords>> = { ar, da, de, el, en, fr, pl, tr };

/** What people call things in a language. */
export function wordsIn(language: string): SearchWords | undefined {
  return tables[language];
}
