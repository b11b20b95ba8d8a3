import type { Facet } from '@selvedge/contract/catalogue/facet.ts';
import { type SearchRequest, type Sorting, sortings } from '@selvedge/contract/catalogue/search.ts';
import { searchWindow } from '@selvedge/domain/catalogue/search-window.ts';
import { arrangedCategoriesOf } from './arrangement/arranged-categories-of.ts';
import { arrangedRequest } from './arrangement/arranged-request.ts';
import { type Arrangement, noArrangement } from './arrangement/arrangement.ts';
import { forMembers } from './for-members.ts';
import { baseSet } from './index/base-set.ts';
import { addAll, type Bits, countBits, keepCommon, listBits } from './index/bits.ts';
import { type Counted, countOnce } from './index/count-once.ts';
import type { BitPool } from './index/create-bit-pool.ts';
import { type CountOver, countValues, type FacetTable } from './index/facet-table.ts';
import { findInStore } from './index/find-in-store.ts';
import { firstOfStyles } from './index/first-of-styles.ts';
import { groupByStyle, type StyleRoom } from './index/group-by-style.ts';
import { canWalkStyles, pageOf } from './index/page-of.ts';
import { type FacetOfPieces, ofPieces } from './index/piece-masks.ts';
import { findBounds, findPlaces, firstPlace, keepPlaces, keepWithin, priceFacet } from './index/price-range.ts';
import { type VariantFit, variantFit } from './index/variant-fit.ts';
import type { SearchableMarket } from './make-searchable.ts';
import { daysTreatedAsNew, freshProducts, type MarketCatalogue } from './market-catalogue.ts';
import type { Found } from './search-port.ts';
import { labelsOf } from './spoken-texts.ts';
import { piecesOf, type Reading } from './understand/read-query.ts';

export type FoundNumbers = Pick<Found, 'totalResults' | 'startingFrom' | 'facets' | 'priceFacet'> & {
  products: readonly number[];
  /** How the words of a search were read. */
  reading: Reading | undefined;
};

/** A request without words, for which those of a language need not be there. */
export type Listing = SearchRequest & { searchTerms?: '' | null | undefined };

/** A listing or a search over one market's index: sets of bits, no database. */
export function findProducts(catalogue: SearchableMarket, given: SearchRequest, now: Date, arrangement?: Arrangement): FoundNumbers;
export function findProducts(catalogue: MarketCatalogue, given: Listing, now: Date, arrangement?: Arrangement): FoundNumbers;
export function findProducts(
  catalogue: MarketCatalogue,
  given: SearchRequest,
  now: Date,
  arrangement: Arrangement = noArrangement,
): FoundNumbers {
  const request = arrangedRequest(given, arrangement);
  const { from, size } = searchWindow(request);
  const { members, ofMembers, pool } = catalogue.scratch;
  pool.reset();
  const { base, reading } = baseSet(catalogue, request, { now, arrangement });
  const facets = listFacets(catalogue, request, { now, arrangement });
  const fit = variantFit(catalogue, request, piecesOf(reading?.understood ?? []));
  const alone = chooseValues(facets, request, pool);
  const chosen = chooseTogether(catalogue, alone, fit);
  const places = request.priceRange ? findPlaces(catalogue, request.priceRange) : undefined;
  const withinPrice = places && keepPlaces(catalogue, pool.copyOf(base), places);
  const matches = combine(pool, base, [...chosen.values(), withinPrice]);
  const matched = countedBy(catalogue, request, countedSet(matches, members), ofMembers);
  const count = () => countAll(catalogue, { request, now, arrangement, base, facets, fit, alone, chosen, withinPrice, matched });
  const counted = countOnce(catalogue, { request, places, now, arrangement }, count);
  const price = priceFacet(catalogue, counted.bounds, request.priceRange ?? undefined);
  const { customSorting, storeFirst } = request;
  const first = storeFirst ? findInStore(catalogue, storeFirst) : undefined;
  const sorting = sortingOf(request);
  const ordered = { sorting, hits: reading?.hits, customSorting, first };
  const shown = request.onePerStyle ? oneOfEachStyle(catalogue, matched, ordered) : matched;
  const start = places && firstPlace(catalogue, sorting, places);
  return {
    products: pageOf(catalogue, { ...shown, ...ordered, start, from, size }),
    totalResults: shown.total,
    startingFrom: from,
    facets: counted.facets,
    ...(price && { priceFacet: price }),
    reading,
  };
}

/** Which one of each style is on the page: whichever the order of the page comes upon first. */
function oneOfEachStyle(catalogue: MarketCatalogue, matched: CountOver, ordered: Parameters<typeof firstOfStyles>[2]) {
  const { owners, total } = matched;
  if (!owners?.followed || !canWalkStyles(catalogue, { ...ordered, total })) return firstOfStyles(catalogue, matched, ordered);
  return { ...matched, total: owners.oneOfEach().total, styleOf: catalogue.structure.styleOf };
}

type Counting = Asked & {
  request: SearchRequest;
  base: Bits;
  facets: readonly FacetTable[];
  fit: VariantFit;
  alone: ReadonlyMap<FacetTable, Bits>;
  chosen: ReadonlyMap<FacetTable, Bits>;
  withinPrice: Bits | undefined;
  matched: CountOver;
};

/** The facets with the numbers of their values, and the bounds of the prices. */
function countAll(catalogue: MarketCatalogue, { request, now, arrangement, facets, ...found }: Counting): Counted {
  const { base, fit, alone, chosen, withinPrice, matched } = found;
  const { others, ofOthers, pool } = catalogue.scratch;
  const { names } = arrangedCategoriesOf(catalogue, arrangement, now);
  const labels = labelsOf(catalogue);
  const labelsOfFacet = ({ id }: FacetTable) => (id === 'category' ? names : labels.get(id));
  const shown = facets.flatMap((facet) => {
    // A facet counts as if nothing were chosen in it: the values beside the chosen one would all be 0 otherwise.
    const rest = isOfPieces(facet) ? alone : chosen;
    const besideIt = () => countedBy(catalogue, request, without({ pool, base, chosen: rest, facet, withinPrice, others }), ofOthers);
    const over = chosen.has(facet) ? besideIt() : matched;
    const counts = isOfPieces(facet) && fit.isBeside(facet.id) ? fit.countFitting(facet, over) : countValues(facet, over);
    const values = showValues(facet, { labels: labelsOfFacet(facet), counts, request });
    return values.length > 0 ? [{ id: facet.id, values }] : [];
  });
  return { facets: shown, bounds: findBounds(catalogue, withinPrice ? combine(pool, base, [...chosen.values()]) : matched.bits) };
}

type Matching = { matches: Bits; reading: Reading | undefined };

/** What a request matches, without counting anything. Good until the next search of the market. */
export function matchingProducts(catalogue: SearchableMarket, given: SearchRequest, now: Date, arrangement?: Arrangement): Matching;
export function matchingProducts(catalogue: MarketCatalogue, given: Listing, now: Date, arrangement?: Arrangement): Matching;
export function matchingProducts(
  catalogue: MarketCatalogue,
  given: SearchRequest,
  now: Date,
  arrangement: Arrangement = noArrangement,
): Matching {
  const request = arrangedRequest(given, arrangement);
  const { pool } = catalogue.scratch;
  pool.reset();
  const { base, reading } = baseSet(catalogue, request, { now, arrangement });
  const alone = chooseValues(listFacets(catalogue, request, { now, arrangement }), request, pool);
  const chosen = chooseTogether(catalogue, alone, variantFit(catalogue, request, piecesOf(reading?.understood ?? [])));
  const withinPrice = request.priceRange ? keepWithin(catalogue, pool.copyOf(base), request.priceRange) : undefined;
  return { matches: combine(pool, base, [...chosen.values(), withinPrice]), reading };
}

function sortingOf({ sorting }: SearchRequest): Sorting {
  return sortings.find((each) => each === sorting) ?? 'relevance';
}

type Asked = { now: Date; arrangement: Arrangement };

function listFacets(catalogue: MarketCatalogue, request: SearchRequest, { now, arrangement }: Asked): FacetTable[] {
  const { structure, supply } = catalogue;
  const { facet: category } = arrangedCategoriesOf(catalogue, arrangement, now);
  const { colour, brand, fit, material, sustainability } = structure.facets;
  const { size, length, availability } = supply.facets;
  const fresh = flag('new', freshProducts(catalogue, { days: request.daysToTreatAsNew ?? daysTreatedAsNew, now }));
  const sale = flag('sale', catalogue.isMarkedDown);
  const member = flag('member', forMembers(catalogue, arrangement.members, now).bits);
  return [category, size, length, colour, brand, fit, material, sustainability, fresh, sale, member, availability];
}

const onlyTrue = {
  values: ['true'],
  numberOf: new Map([['true', 0]]),
  start: new Uint32Array(1),
  items: new Uint16Array(0),
  ...{ isSingle: false, isOfStyle: false },
  ...{ counts: new Uint32Array(1), countedFor: new Int32Array(1) },
};

/** A facet of one value, yes. It has no columns, so it is counted by its bits. */
function flag(id: 'new' | 'sale' | 'member', bits: Bits): FacetTable {
  return { id, ...onlyTrue, bits: [bits], spans: [{ first: 0, last: bits.length }] };
}

function chooseValues(facets: readonly FacetTable[], request: SearchRequest, pool: BitPool): Map<FacetTable, Bits> {
  const chosen = new Map<FacetTable, Bits>();
  for (const { id, values } of request.facets ?? []) {
    const facet = facets.find((each) => each.id === id);
    if (!facet || values.length === 0) continue;
    const any = chosen.get(facet) ?? pool.empty();
    for (const value of values) {
      const index = facet.numberOf.get(value);
      if (index !== undefined) addAll(any, facet.bits[index]!);
    }
    chosen.set(facet, any);
  }
  return chosen;
}

function isOfPieces(facet: FacetTable): facet is FacetOfPieces {
  return (ofPieces as readonly string[]).includes(facet.id);
}

/** Size, length and where it is to be had are of one piece: chosen together they mean products that have all of them in the same one. */
function chooseTogether({ scratch: { pool, others } }: MarketCatalogue, alone: ReadonlyMap<FacetTable, Bits>, fit: VariantFit) {
  const [first, ...more] = [...alone].filter(([facet]) => isOfPieces(facet));
  if (!fit.isOfOnePiece || !first) return alone;
  const all = combine(
    pool,
    first[1],
    more.map(([, bits]) => bits),
  );
  fit.keepFitting(all, others);
  return new Map([...alone].map(([facet, bits]) => [facet, isOfPieces(facet) ? all : bits]));
}

function combine(pool: BitPool, base: Bits, others: readonly (Bits | undefined)[]): Bits {
  const all = pool.copyOf(base);
  for (const other of others) if (other) keepCommon(all, other);
  return all;
}

type Without = {
  pool: BitPool;
  base: Bits;
  chosen: ReadonlyMap<FacetTable, Bits>;
  facet: FacetTable;
  withinPrice: Bits | undefined;
  others: Uint32Array;
};

function without({ pool, base, chosen, facet, withinPrice, others }: Without): CountOver {
  const rest = [...chosen].flatMap(([each, bits]) => (each === facet ? [] : [bits]));
  return countedSet(combine(pool, base, [...rest, withinPrice]), others);
}

/** Numbers are of what a page shows: of styles where it has one tile for each. */
function countedBy({ structure, scratch }: MarketCatalogue, { onePerStyle }: SearchRequest, over: CountOver, room: StyleRoom): CountOver {
  return onePerStyle ? groupByStyle(over, structure, { room, empty: scratch.pool.empty }) : over;
}

/** Its members are listed in `scratch` when somebody asks for them. */
function countedSet(bits: Bits, scratch: Uint32Array): CountOver {
  let isListed = false;
  return {
    bits,
    total: countBits(bits),
    members() {
      if (!isListed) listBits(bits, scratch);
      isListed = true;
      return scratch;
    },
  };
}

type Shown = { labels: ReadonlyMap<string, string> | undefined; counts: Uint32Array; request: SearchRequest };

function showValues(facet: FacetTable, { labels, counts, request }: Shown): Facet['values'] {
  const selected = new Set((request.facets ?? []).flatMap(({ id, values }) => (id === facet.id ? values : [])));
  const shown: Facet['values'] = [];
  for (let index = 0; index < counts.length; index++) {
    const value = facet.values[index]!;
    const isSelected = selected.has(value);
    if (counts[index] === 0 && !isSelected) continue;
    const label = labels?.get(value);
    shown.push({ value, count: counts[index]!, selected: isSelected, ...(label !== undefined && { label }) });
  }
  return shown;
}
