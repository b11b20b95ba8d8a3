import { stopWords } from '../language/stop-words.ts';
import type { QueryToken, TokenQuery } from './query-tokens.ts';
import type { ReadWords } from './read-words.ts';
import { isMeasure, type Understanding } from './understanding.ts';

/**
 * What of a query is looked for in texts. A word that is understood in all its parts is only ranked by: a filter stands for it. So is
 * what is glued to a garment and had to be given up, and a season or a present beside one: a winter coat is a coat. Sizes and prices stand
 * in no text; those that nobody wants understood are ranked by, lest 'under' be looked for in descriptions.
 */
export function textOf(
  { query: { tokens, words }, all, mild }: ReadWords,
  understood: readonly Understanding[],
): { terms: string; optional: ReadonlySet<string> } {
  const kept = tokens.filter((_, at) => !understood.some((each) => isMeasure(each) && each.from <= at && at < each.to));
  const partsAt = (some: readonly Understanding[], at: number) =>
    new Set(some.filter((each) => each.at === at).map(({ part }) => part)).size;
  const isAnything = understood.some(({ kind }) => kind === 'garment' || kind === 'gender' || kind === 'occasion');
  const isWhole = ({ at, parts }: Understanding) =>
    partsAt(understood, at) + (mild.get(at) ?? 0) >= parts ||
    (understood.some((each) => each.at === at && each.kind === 'garment') && partsAt(all, at) + (mild.get(at) ?? 0) >= parts);
  const whole = understood.filter(isWhole);
  const seasons = isAnything ? words.filter((_, at) => mild.has(at) && !all.some((each) => each.at === at)) : [];
  const measured = all.filter(isMeasure).flatMap(({ from, to }) => tokens.slice(from, to));
  return {
    terms: kept.map(({ raw }) => raw).join(' '),
    optional: new Set([
      ...whole.flatMap((each) => [...each.words, ...(each.refinedBy ?? [])]),
      ...seasons,
      ...measured.flatMap(({ at, length }) => words.slice(at, at + length)),
    ]),
  };
}

type Lost = { unknown: readonly string[]; givenUp: readonly Understanding[]; language: string };

/** What of a query is left of it without words that were not found; undefined where all were, or none. */
export function foundText({ tokens, words }: TokenQuery, { unknown, givenUp, language }: Lost): string | undefined {
  if (unknown.length === 0 && givenUp.length === 0) return undefined;
  const kept: QueryToken[] = [];
  let isNextLost = false;
  for (const [place, token] of [...tokens.entries()].reverse()) {
    const own = words.slice(token.at, token.at + token.length);
    const isUnknown = own.length > 0 && own.every((word) => unknown.includes(word));
    // 'with' goes with what it belongs to.
    const isSilent = own.every((word) => stopWords(language).has(word));
    isNextLost = isUnknown || (isSilent && isNextLost) || givenUp.some(({ from, to }) => from <= place && place < to);
    if (!isNextLost) kept.unshift(token);
  }
  if (kept.length === tokens.length || kept.every(({ length }) => length === 0)) return undefined;
  return kept.map(({ raw }) => raw).join(' ');
}
