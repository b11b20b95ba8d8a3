import { collapseWhitespace } from '../text/collapse-whitespace.ts';

const kept = 50;

/** Newest last, each term once. */
export function addToHistory(history: readonly string[], term: string): string[] {
  const clean = collapseWhitespace(term).trim();
  if (clean === '') return [...history];
  const others = history.filter((each) => each.toLowerCase() !== clean.toLowerCase());
  return [...others, clean].slice(-kept);
}

/** The last entries, newest first. Zero shows none. */
export function visibleHistory(history: readonly string[], count: number): string[] {
  return history.toReversed().slice(0, Math.max(0, count));
}
