import { parseMessage } from './parse-message.ts';

export type TextWarning = 'much_longer' | 'over_limit' | 'same_as_english' | 'edge_space';

/** What somebody should look at again, though the shop will show it. */
export function warnOfText({
  key,
  source,
  text,
  isEnglish,
}: {
  key: string;
  source: string;
  text: string;
  isEnglish: boolean;
}): TextWarning[] {
  const warnings: TextWarning[] = [];
  const limit = lengthLimit(key);
  if (limit !== undefined && lengthOf(text) > limit) warnings.push('over_limit');
  else if (!isEnglish && lengthOf(text) > roomFor(lengthOf(source))) warnings.push('much_longer');
  if (text.trim() !== text && source.trim() === source) warnings.push('edge_space');
  if (!isEnglish && text === source && /\p{L}{4}/u.test(text)) warnings.push('same_as_english');
  return warnings;
}

/** Beyond this a search engine cuts titles and descriptions off. */
export function lengthLimit(key: string): number | undefined {
  if (/^page\.\w+\.title$/.test(key)) return 60;
  return /^page\.\w+\.intro$/.test(key) ? 160 : undefined;
}

/** How long a translation of so many letters may be before it needs a look: short words may grow threefold, sentences by a third. */
export function roomFor(letters: number): number {
  const [, factor] = growth.find(([upTo]) => letters <= upTo)!;
  return Math.ceil(letters * factor) + 2;
}

const growth: readonly (readonly [upTo: number, factor: number])[] = [
  [10, 3],
  [20, 2],
  [30, 1.8],
  [50, 1.6],
  [70, 1.5],
  [Number.POSITIVE_INFINITY, 1.35],
];

/** Of a text in several forms the longest one: a shopper reads one of them. */
export const lengthOf = (text: string): number => Math.max(0, ...parseMessage(text).wordings.map((each) => [...each.text].length));
