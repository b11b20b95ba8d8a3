import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import type { Arrangement } from '../arrangement/arrangement.ts';
import { synonymsOf } from '../arrangement/synonyms-of.ts';
import { addAll, type Bits, hasAny, keepCommon } from '../index/bits.ts';
import type { TextHits } from '../index/search-text.ts';
import type { Synonyms } from '../index/synonyms.ts';
import { variantFit } from '../index/variant-fit.ts';
import type { SearchableMarket } from '../make-searchable.ts';
import { filterBits } from './filter-bits.ts';
import type { TokenQuery } from './query-tokens.ts';
import { type ReadWords, readWords } from './read-words.ts';
import { shorterQueries } from './shorter-queries.ts';
import { foundText, textOf } from './text-of.ts';
import { isMeasure, strongestFirst, type Understanding } from './understanding.ts';

/** What a query was read as. */
export type Reading = {
  /** What is looked for in texts. */
  terms: string;
  /** Words of it that are only ranked by, folded: a filter stands for them. */
  optional: ReadonlySet<string>;
  understood: readonly Understanding[];
  hits: TextHits | undefined;
  /** Where nothing has all of the words: those that were found. */
  shownFor: string | undefined;
  /** Words, folded, that may be misspelt. */
  doubtful: readonly string[];
};

type Asked = { request: SearchRequest; now: Date; arrangement: Arrangement };
type Limit = { understanding: Understanding; bits: Bits };

/** Reads the words of a request and leaves in `base` what they ask for. */
export function readQuery(catalogue: SearchableMarket, base: Bits, terms: string, asked: Asked): Reading {
  const whole = readWhole(catalogue, base, terms, asked);
  const found = whole.isAny ? whole : (findShorter(catalogue, base, whole, asked) ?? whole);
  base.set(found.bits);
  return { ...found.reading, doubtful: whole.reading.doubtful };
}

type Whole = Found & ReadWords;
/** Which garments a search is limited to: those that were asked for, those near to them as well, or any. */
export type Garments = 'own' | 'wide' | 'none';

function findShorter(catalogue: SearchableMarket, base: Bits, { query, all }: Whole, asked: Asked): Found | undefined {
  // Where there was nothing to begin with, no words are to blame.
  if (!hasAny(base)) return undefined;
  for (const { terms, shownFor, garments } of queriesToTry(catalogue, query, all)) {
    const found = readWhole(catalogue, base, terms, asked, garments);
    if (found.isAny) return { ...found, reading: { ...found.reading, shownFor: found.reading.shownFor ?? shownFor } };
  }
  return undefined;
}

type ToTry = { terms: string; shownFor: string | undefined; garments: Garments };

/**
 * What of a query may find something, the most of it first: without words that are no filters, with garments that are near to the one
 * asked for, without filters, with any garment.
 */
export function queriesToTry(catalogue: SearchableMarket, query: TokenQuery, all: readonly Understanding[]): ToTry[] {
  const terms = query.tokens.map(({ raw }) => raw).join(' ');
  const shorter = shorterQueries(catalogue, query, all).map((each) => ({ ...each, shownFor: each.terms, garments: 'own' as const }));
  return [
    ...shorter.filter(({ hasAllFilters }) => hasAllFilters),
    { terms, shownFor: undefined, garments: 'wide' },
    ...shorter.filter(({ hasAllFilters }) => !hasAllFilters),
    { terms, shownFor: undefined, garments: 'none' },
  ];
}

function readWhole(catalogue: SearchableMarket, base: Bits, terms: string, asked: Asked, garments: Garments = 'own'): Whole {
  const plain = new Set(asked.request.plain ?? []);
  const synonyms = synonymsOf(asked.arrangement, catalogue.language.language);
  const { query, all, mild } = readWords(catalogue, terms, synonyms);
  const limits = all.flatMap((understanding): Limit[] => {
    const bits = plain.has(understanding.key) ? undefined : filterBits(catalogue, understanding, asked.now, garments === 'wide');
    return bits ? [{ understanding, bits }] : [];
  });
  const found = agree(limits, garments !== 'none', (kept) => take(catalogue, base, { query, all, mild, limits: kept, asked, synonyms }));
  return { ...found, query, all, mild };
}

type Found = { bits: Bits; isAny: boolean; reading: Reading };

/**
 * What leaves nothing was misunderstood: its words are looked for as they stand. The weakest is given up first, one if one is enough.
 * A garment is given up when all else fails: who looks for a skirt with buttons is not helped by cardigans that have some.
 */
export function agree<Limit extends { understanding: Understanding }, Found extends { isAny: boolean }>(
  limits: readonly Limit[],
  keepsGarments: boolean,
  search: (kept: readonly Limit[]) => Found,
): Found {
  const all = search(limits);
  const doubted = limits.filter(({ understanding }) => !keepsGarments || understanding.kind !== 'garment');
  if (all.isAny || doubted.length === 0) return all;
  const order = strongestFirst(doubted.map(({ understanding }) => understanding));
  const weakest = doubted.toSorted((a, b) => order.indexOf(b.understanding) - order.indexOf(a.understanding));
  const others = weakest.map((given) => limits.filter((each) => each !== given));
  const fewer = weakest.slice(1).map((_, at) => limits.filter((each) => !weakest.slice(0, at + 2).includes(each)));
  for (const kept of [...others, ...fewer]) {
    const found = search(kept);
    if (found.isAny || kept.length === 0) return found;
  }
  return all;
}

type Take = ReadWords & { limits: readonly Limit[]; asked: Asked; synonyms: Synonyms };

/** What is left when these words are filters, and all others are looked for. */
function take(catalogue: SearchableMarket, base: Bits, { query, all, mild, limits, asked, synonyms }: Take): Found {
  const { language, scratch } = catalogue;
  const understood = limits.map(({ understanding }) => understanding);
  const { terms, optional } = textOf({ query, all, mild }, understood);
  const bits = scratch.pool.copyOf(base);
  // 'Black or white' is either; nothing is both.
  for (const kind of new Set(understood.map((each) => each.kind))) {
    if (kind === 'without') continue;
    const any = scratch.pool.empty();
    for (const { understanding, bits: own } of limits) if (understanding.kind === kind) addAll(any, own);
    keepCommon(bits, any);
  }
  // Without wool and without leather is without both.
  for (const { understanding, bits: own } of limits) if (understanding.kind === 'without') keepCommon(bits, own);
  keepPieces(catalogue, bits, { understood, asked });
  // Where the filters leave nothing, no text is worth looking at.
  const hits = terms === '' || !hasAny(bits) ? undefined : language.search(terms, synonyms, { optional, within: bits });
  if (hits) keepCommon(bits, hits.bits);
  const unknown = hits?.unknown ?? [];
  const guessed = understood.flatMap((each) => (each.isGuess ? each.words : []));
  const doubtful = [...new Set([...unknown, ...(hits?.misspelt ?? []), ...guessed])];
  const givenUp = all.filter((each) => isMeasure(each) && isGivenUp(each, understood, asked));
  const shownFor = foundText(query, { unknown, givenUp, language: language.language });
  return { bits, isAny: hasAny(bits), reading: { terms, optional, understood, hits, shownFor, doubtful } };
}

/** Who wants a size or a price taken plainly knows that nothing is called so. */
function isGivenUp(each: Understanding, understood: readonly Understanding[], { request }: Asked): boolean {
  return !understood.includes(each) && !(request.plain ?? []).includes(each.key);
}

/** A size and a length are of one piece, and in the store that is asked for. */
function keepPieces(
  catalogue: SearchableMarket,
  bits: Bits,
  { understood, asked }: { understood: readonly Understanding[]; asked: Asked },
): void {
  const facets = piecesOf(understood);
  if (facets.length === 0) return;
  const fit = variantFit(catalogue, { facets, storeId: asked.request.storeId });
  if (fit.isOfOnePiece) fit.keepFitting(bits, catalogue.scratch.others);
}

/** What was understood that is true of a piece rather than of a product. */
export function piecesOf(understood: readonly Understanding[]): { id: 'size' | 'length'; values: string[] }[] {
  return understood.flatMap(({ kind, values }) => (kind === 'size' || kind === 'length' ? [{ id: kind, values: [...values] }] : []));
}
