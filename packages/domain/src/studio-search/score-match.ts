import { foldText } from '../catalogue/fold-text.ts';

/**
 * How well a text answers what was typed: 1 is the text itself, 0 not at all. Every typed word has to be there; a word that a text begins
 * with counts more than one in the middle of it, and a short text more than a long one that holds the same.
 */
export function scoreMatch(typed: string, text: string): number {
  const wanted = foldText(typed).trim();
  const there = foldText(text).trim();
  if (wanted === '' || there === '') return 0;
  if (wanted === there) return 1;
  if (there.startsWith(wanted)) return 0.8 + closeness(wanted, there);
  const words = wanted.split(/[\s/]+/).filter(Boolean);
  const worst = Math.min(...words.map((word) => scoreWord(word, there)));
  return worst === 0 ? 0 : worst + closeness(wanted, there);
}

/** The best of several texts of one thing; what comes later counts a little less. */
export function scoreBest(typed: string, texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text, at) => scoreMatch(typed, text) * 0.97 ** at));
}

function scoreWord(word: string, text: string): number {
  const at = text.indexOf(word);
  if (at < 0) return 0;
  if (at === 0) return 0.6;
  return new RegExp(`[^\\p{L}\\p{N}]${asPattern(word)}`, 'u').test(text) ? 0.5 : 0.3;
}

/** Up to a tenth, for how much of the text was typed. */
function closeness(wanted: string, text: string): number {
  return 0.1 * Math.min(1, wanted.length / text.length);
}

function asPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
