import { stopWords } from '../language/stop-words.ts';
import type { MarketCatalogue } from '../market-catalogue.ts';
import { bestWeight } from './in-names.ts';
import type { TokenQuery } from './query-tokens.ts';
import { strengthOf, type Understanding } from './understanding.ts';

/** Words that are dropped together, by the places of their tokens. */
type Unit = { places: readonly number[]; strength: number };

const mostUnits = 8;

/** Queries with fewer words, in the order in which they are tried: without one, the weakest first; then without the two weakest, and so on. */
export function shorterQueries(catalogue: MarketCatalogue, query: TokenQuery, all: readonly Understanding[]): string[] {
  const units = unitsOf(catalogue, query, all).slice(0, mostUnits);
  const weakest = units.toSorted((a, b) => a.strength - b.strength);
  const one = weakest.length > 1 ? weakest.map((unit) => [unit]) : [];
  const more = weakest.slice(1, -1).map((_, at) => weakest.slice(0, at + 2));
  return [...one, ...more].map((dropped) =>
    units
      .filter((unit) => !dropped.includes(unit))
      .flatMap(({ places }) => places.map((place) => query.tokens[place]!.raw))
      .join(' '),
  );
}

/** What was understood is one unit, however many words say it. A word that says nothing goes with the one after it. */
function unitsOf(catalogue: MarketCatalogue, query: TokenQuery, all: readonly Understanding[]): Unit[] {
  const { index, language } = catalogue.language;
  const units: Unit[] = [];
  let silent: number[] = [];
  for (let at = 0; at < query.tokens.length; ) {
    const token = query.tokens[at]!;
    const words = query.words.slice(token.at, token.at + token.length);
    const known = all.find(({ from, to }) => from <= at && at < to);
    const to = known?.to ?? at + 1;
    const places = [...silent, ...Array.from({ length: to - at }, (_, offset) => at + offset)];
    const isSilent = !known && words.every((word) => stopWords(language).has(word));
    silent = isSilent ? places : [];
    if (!isSilent) units.push({ places, strength: known ? strengthOf(known) : Math.max(...words.map((word) => bestWeight(index, word))) });
    at = to;
  }
  return units;
}
