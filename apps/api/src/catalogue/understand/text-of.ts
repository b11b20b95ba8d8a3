import type { TokenQuery } from './query-tokens.ts';
import { isMeasure, type Understanding } from './understanding.ts';

/**
 * What of a query is looked for in texts. A word that is understood in all its parts is only ranked by: a filter stands for it. Sizes
 * and prices stand in no text; those that nobody wants understood are ranked by, lest 'under' be looked for in descriptions.
 */
export function textOf(
  { tokens, words }: TokenQuery,
  understood: readonly Understanding[],
  all: readonly Understanding[],
): { terms: string; optional: ReadonlySet<string> } {
  const kept = tokens.filter((_, at) => !understood.some((each) => isMeasure(each) && each.from <= at && at < each.to));
  const whole = understood.filter(
    ({ at, parts }) => new Set(understood.filter((each) => each.at === at).map(({ part }) => part)).size === parts,
  );
  const measured = all.filter(isMeasure).flatMap(({ from, to }) => tokens.slice(from, to));
  return {
    terms: kept.map(({ raw }) => raw).join(' '),
    optional: new Set([...whole.flatMap((each) => each.words), ...measured.flatMap(({ at, length }) => words.slice(at, at + length))]),
  };
}
