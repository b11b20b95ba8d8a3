import { en, type GoodsWords } from './en.ts';

const languages: Record<string, GoodsWords> = { en };

/** One text about the goods, in every language that the demo speaks. */
export function inLanguages<T>(pick: (words: GoodsWords) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(languages).map(([language, words]) => [language, pick(words)]));
}
