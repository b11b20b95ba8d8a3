import { stopWords } from '../language/stop-words.ts';
import type { SearchableMarket } from '../make-searchable.ts';
import type { ConceptKind } from '../words/en.ts';
import { findConcepts } from '../words/find-concepts.ts';
import { bestWeight } from './in-names.ts';
import { type TokenQuery, tokensOf } from './query-tokens.ts';
import { strengthOf, type Understanding } from './understanding.ts';

/** Words that are dropped together, by the places of their tokens. */
type Unit = { places: readonly number[]; strength: number; isFilter: boolean };
export type ShorterQuery = { terms: string; hasAllFilters: boolean };

const mostUnits = 8;
/** Of a long black dress, the length is left out before the colour is. */
const details = ['pattern', 'fit', 'detail', 'season'] as const satisfies readonly ConceptKind[];
const weakestFilter = strengthOf({ kind: 'material' });

/** Queries with fewer words, in the order in which they are tried: without one, the weakest first; then without the two weakest, and so on. */
export function shorterQueries(catalogue: SearchableMarket, query: TokenQuery, all: readonly Understanding[]): ShorterQuery[] {
  const units = unitsOf(catalogue, query, all).slice(0, mostUnits);
  const weakest = units.toSorted((a, b) => a.strength - b.strength);
  const one = weakest.length > 1 ? weakest.map((unit) => [unit]) : [];
  const more = weakest.slice(1, -1).map((_, at) => weakest.slice(0, at + 2));
  return [...one, ...more].map((dropped) => {
    const kept = units.filter((unit) => !dropped.includes(unit)).flatMap(({ places }) => places);
    const terms = kept.map((place) => query.tokens[place]!.raw).join(' ');
    return { terms, hasAllFilters: dropped.every(({ isFilter }) => !isFilter) };
  });
}

/** What was understood is one unit, however many words say it. A word that says nothing goes with the one after it. */
function unitsOf(catalogue: SearchableMarket, query: TokenQuery, all: readonly Understanding[]): Unit[] {
  const { index, language } = catalogue.language;
  const units: Unit[] = [];
  const named = findConcepts(query.words, language).filter(({ kind }) => (details as readonly string[]).includes(kind));
  let silent: number[] = [];
  for (let at = 0; at < query.tokens.length; ) {
    const token = query.tokens[at]!;
    const words = query.words.slice(token.at, token.at + token.length);
    const known = all.find(({ from, to }) => from <= at && at < to);
    const detail = known ? undefined : named.find((each) => each.at <= token.at && token.at < each.at + each.length);
    const to = known?.to ?? (detail ? tokensOf(query, detail.at, detail.length).to : at + 1);
    const places = [...silent, ...Array.from({ length: to - at }, (_, offset) => at + offset)];
    const isSilent = !known && words.every((word) => stopWords(language).has(word));
    silent = isSilent ? places : [];
    const best = Math.max(...words.map((word) => bestWeight(index, word)));
    if (!isSilent)
      units.push({
        places,
        isFilter: known !== undefined,
        strength: known ? strengthOf(known) : detail ? Math.min(best, weakestFilter - 1) : best,
      });
    at = to;
  }
  return units;
}
