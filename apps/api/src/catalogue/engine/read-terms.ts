import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import type { Arrangement } from '../arrangement/arrangement.ts';
import { synonymsOf } from '../arrangement/synonyms-of.ts';
import type { Synonyms } from '../index/synonyms.ts';
import { inOtherLayouts } from '../language/in-other-layouts.ts';
import { findUnderstandings } from '../understand/find-understandings.ts';
import { queryTokens, type TokenQuery } from '../understand/query-tokens.ts';
import { piecesOf, type Reading } from '../understand/read-query.ts';
import { shorterQueries } from '../understand/shorter-queries.ts';
import { foundText, textOf } from '../understand/text-of.ts';
import { isMeasure, strongestFirst, type Understanding } from '../understand/understanding.ts';
import { fitting, pieceChoice, type ReadMarket } from './engine-market.ts';
import { filterSet } from './filter-set.ts';
import { type FoundText, findText } from './find-text.ts';
import { allOf, anyOf, type SetExpression } from './set-expression.ts';

/** A reading with what the engine is to be asked for. */
export type TermsReading = Omit<Reading, 'hits'> & { text: FoundText | undefined };

type Asked = { request: SearchRequest; now: Date; arrangement: Arrangement };
type Limit = { understanding: Understanding; set: SetExpression };
type Found = { set: SetExpression; isAny: boolean; reading: TermsReading };
type Whole = Found & { query: TokenQuery; all: readonly Understanding[] };
type Result = Pick<Found, 'set' | 'reading'>;

/** Reads the words of a request as `index/read-typed.ts` and `understand/read-query.ts` do, over sets that the engine is asked for. */
export function readTerms(market: ReadMarket, base: SetExpression, terms: string, asked: Asked): Result {
  const first = readQuery(market, base, terms, asked);
  const isWhole = ({ reading, isAny }: Found) => reading.shownFor === undefined && isAny;
  const others =
    isWhole(first) || !market.facts.isAny(base) ? [] : inOtherLayouts(terms, market.catalogue.language.language, first.reading.doubtful);
  for (const other of others) {
    const again = readQuery(market, base, other, asked);
    if (isWhole(again) && again.reading.doubtful.length === 0) return { set: again.set, reading: { ...again.reading, shownFor: other } };
  }
  return first;
}

function readQuery(market: ReadMarket, base: SetExpression, terms: string, asked: Asked): Found {
  const whole = readWhole(market, base, terms, asked);
  const found = whole.isAny ? whole : (findShorter(market, base, whole, asked) ?? whole);
  return { set: found.set, isAny: found.isAny, reading: { ...found.reading, doubtful: whole.reading.doubtful } };
}

function findShorter(market: ReadMarket, base: SetExpression, { query, all }: Whole, asked: Asked): Found | undefined {
  if (!market.facts.isAny(base)) return undefined;
  for (const terms of shorterQueries(market.catalogue, query, all)) {
    const found = readWhole(market, base, terms, asked);
    if (found.isAny) return { ...found, reading: { ...found.reading, shownFor: found.reading.shownFor ?? terms } };
  }
  return undefined;
}

function readWhole(market: ReadMarket, base: SetExpression, terms: string, asked: Asked): Whole {
  const plain = new Set(asked.request.plain ?? []);
  const synonyms = synonymsOf(asked.arrangement, market.catalogue.language.language);
  const query = queryTokens(terms, market.catalogue.language.language);
  const all = findUnderstandings(market.catalogue, query, synonyms);
  const limits = all.flatMap((understanding): Limit[] => {
    const set = plain.has(understanding.key) ? undefined : filterSet(market, understanding, asked.now);
    return set ? [{ understanding, set }] : [];
  });
  const found = agree(limits, (kept) => take(market, base, { query, all, limits: kept, asked, synonyms }));
  return { ...found, query, all };
}

function agree(limits: readonly Limit[], search: (kept: readonly Limit[]) => Found): Found {
  const all = search(limits);
  if (all.isAny || limits.length === 0) return all;
  const order = strongestFirst(limits.map(({ understanding }) => understanding));
  const weakest = limits.toSorted((a, b) => order.indexOf(b.understanding) - order.indexOf(a.understanding));
  const others = weakest.map((given) => limits.filter((each) => each !== given));
  const fewer = weakest.slice(1).map((_, at) => limits.filter((each) => !weakest.slice(0, at + 2).includes(each)));
  for (const kept of [...others, ...fewer]) {
    const found = search(kept);
    if (found.isAny || kept.length === 0) return found;
  }
  return all;
}

type Take = { query: TokenQuery; all: readonly Understanding[]; limits: readonly Limit[]; asked: Asked; synonyms: Synonyms };

function take(market: ReadMarket, base: SetExpression, { query, all, limits, asked, synonyms }: Take): Found {
  const understood = limits.map(({ understanding }) => understanding);
  const { terms, optional } = textOf(query, understood, all);
  const kinds = [...new Set(understood.map(({ kind }) => kind))];
  const filtered = allOf([
    base,
    ...kinds.map((kind) => anyOf(limits.filter(({ understanding }) => understanding.kind === kind).map(({ set }) => set))),
    pieces(market, understood, asked),
  ]);
  const text = terms === '' || !market.facts.isAny(filtered) ? undefined : findText(market, terms, { synonyms, optional });
  const set = text ? allOf([filtered, text.set]) : filtered;
  const unknown = text?.unknown ?? [];
  const doubtful = [...unknown, ...(text?.misspelt ?? [])];
  const plain = asked.request.plain ?? [];
  const givenUp = all.filter((each) => isMeasure(each) && !understood.includes(each) && !plain.includes(each.key));
  const shownFor = foundText(query, { unknown, givenUp, language: market.catalogue.language.language });
  return { set, isAny: market.facts.isAny(set), reading: { terms, optional, understood, text, shownFor, doubtful } };
}

function pieces(market: ReadMarket, understood: readonly Understanding[], { request }: Asked): SetExpression | undefined {
  const facets = piecesOf(understood);
  if (facets.length === 0) return undefined;
  const { chosen, isOfOnePiece, storeId } = pieceChoice({ facets, storeId: request.storeId });
  return isOfOnePiece ? fitting(market, [chosen], storeId) : undefined;
}
