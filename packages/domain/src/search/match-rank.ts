import { foldText } from '../catalogue/fold-text.ts';

/** How words that were typed stand in a text, the best first: as words of their own, at the beginning of one, or inside. */
export const matchRanks = ['whole', 'beginning', 'inside'] as const;
export type MatchRank = (typeof matchRanks)[number];

/** More of a text nobody reads, and more of a query is not looked for. */
const longest = 200;
const inWord = /[\p{L}\p{M}\p{N}]/u;

/** Undefined where they do not stand in it at all. 'linen' is a word of 'white linen', begins one of 'linens', and is inside of 'bluelinen'. */
export function matchRank(text: string, typed: string): MatchRank | undefined {
  const folded = foldText(text.slice(0, longest));
  const wanted = foldText(typed.slice(0, longest)).trim();
  if (wanted === '') return undefined;
  let best: number | undefined;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const begins = at === 0 || !inWord.test(folded[at - 1]!);
    const ends = end === folded.length || !inWord.test(folded[end]!);
    best = Math.min(best ?? matchRanks.length, begins ? (ends ? 0 : 1) : 2);
  }
  return best === undefined ? undefined : matchRanks[best];
}

/** Those in which the words stand, by how they do; among equals the order stays. */
export function rankMatches<T>(all: readonly T[], typed: string, textOf: (each: T) => string): T[] {
  const byRank = Map.groupBy(all, (each) => matchRank(textOf(each), typed));
  return matchRanks.flatMap((rank) => byRank.get(rank) ?? []);
}
