import type { DemoMarket } from './demo-markets.ts';
import type { GoodsTexts } from './goods-texts/goods-texts.ts';
import { goodsLanguages } from './goods-texts/languages.ts';
import type { GoodsWords } from './goods-words/en.ts';
import { goodsWords } from './goods-words/in-languages.ts';

/** A language with everything that is said of goods in it. */
export type Speech = { language: string; texts: GoodsTexts; words: GoodsWords };

/** English, and what else these markets speak: texts that nobody would read are not written. */
export function spokenLanguages(markets: readonly DemoMarket[]): readonly Speech[] {
  const spoken = new Set(['en', ...markets.map(({ id }) => (id === 'nb-NO' ? 'no' : id.slice(0, 2)))]);
  return [...spoken].sort().flatMap((language) => {
    const texts = goodsLanguages[language];
    const words = goodsWords[language];
    return texts && words ? [{ language, texts, words }] : [];
  });
}

/** One text for each of them. */
export function inEach<T>(speeches: readonly Speech[], write: (speech: Speech) => T): Record<string, T> {
  return Object.fromEntries(speeches.map((speech) => [speech.language, write(speech)]));
}
