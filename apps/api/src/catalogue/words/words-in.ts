import { de } from './de.ts';
import { en, type SearchWords } from './en.ts';

const tables: Readonly<Record<string, SearchWords>> = { en, de };

/** What people call things in a language. */
export function wordsIn(language: string): SearchWords | undefined {
  return tables[language];
}
