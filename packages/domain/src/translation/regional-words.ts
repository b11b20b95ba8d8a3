import type { Words } from './ijekavian-words.ts';
import { wordsOfCountries } from './words-of-countries.ts';

/** The gaps of a text, what stands in angle brackets and where a link leads are no words. */
const kept = /(\{\w{1,40}\}|<[^<>]{0,400}>|\]\([^()]{0,400}\))/;

/** Most texts hold none of a country's words: one look instead of twenty. */
const looksFor = new Map(
  Object.entries(wordsOfCountries).map(([market, words]) => [
    market,
    new RegExp(words.map(([from, , sign]) => sign ?? from.source).join('|'), 'iu'),
  ]),
);

/** A text of a language in the words of one of its countries; what is written alike is the same text. */
export function inRegion(market: string, text: string): string {
  if (!looksFor.get(market)?.test(text)) return text;
  const change = (part: string) => exchange(wordsOfCountries[market]!, part);
  return text
    .split(kept)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join('');
}

function exchange(words: Words, part: string): string {
  let text = part;
  let small = text.toLowerCase();
  for (const [from, to, sign] of words) {
    if (sign !== undefined && !small.includes(sign)) continue;
    const next = text.replace(from, withCapital(to));
    // What one has changed may be what another looks for.
    if (next !== text) small = next.toLowerCase();
    text = next;
  }
  return text;
}

export const hasRegionalWords = (market: string): boolean => looksFor.has(market);

function withCapital(to: string) {
  return (found: string, ...groups: unknown[]) => {
    const word = to.replaceAll(/\$(\d)/g, (_, at) => String(groups[Number(at) - 1] ?? ''));
    const isCapital = found[0] !== found[0]!.toLowerCase();
    return isCapital ? word[0]!.toUpperCase() + word.slice(1) : word;
  };
}
