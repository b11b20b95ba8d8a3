import type { FacetId } from '@selvedge/contract/catalogue/facet.ts';
import type { YieldToEventLoop } from '../create-yield.ts';
import { type Bits, countLasting, countRuns, emptyBits, hasBit, type Span, setBit, spanOf } from './bits.ts';
import { collectNumbers, type Numbers } from './collect-numbers.ts';

/** One facet over all products, both ways round: the values of a product, and the products of a value. */
export type FacetTable = {
  id: FacetId;
  /** In the order in which they are shown. */
  values: readonly string[];
  numberOf: ReadonlyMap<string, number>;
  /** The values of product `n` are `items[start[n]]` to `items[start[n + 1]]`. */
  start: Uint32Array;
  items: Uint16Array;
  /** Every product has exactly one value, so that product `n` has `items[n]`. */
  isSingle: boolean;
  /** All products of a style have the same values. */
  isOfStyle: boolean;
  bits: readonly Bits[];
  /** Where in its bits each value is: products of one category are numbered next to each other. */
  spans: readonly Span[];
  /** Room to count in. */
  counts: Uint32Array;
  countedFor: Int32Array;
};

export type BuildFacet = {
  id: FacetId;
  count: number;
  valuesOf: (product: number) => Iterable<string>;
  compare: (a: string, b: string) => number;
  isOfStyle?: boolean;
  yieldToEventLoop: YieldToEventLoop;
};

const mostValues = 65_535;

export async function buildFacet({ id, count, valuesOf, compare, isOfStyle = false, yieldToEventLoop }: BuildFacet): Promise<FacetTable> {
  const met = await meetValues({ count, valuesOf, yieldToEventLoop });
  const values = [...met.numbers.keys()].sort(compare).slice(0, mostValues);
  const numberOf = new Map(values.map((value, index) => [value, index]));
  /** Of each value by the number under which it was met; -1 of those that are too many. */
  const numberNow = Int32Array.from(met.numbers.keys(), (value) => numberOf.get(value) ?? -1);
  const start = new Uint32Array(count + 1);
  const items = new Uint16Array(met.items.length);
  const bits = values.map(() => emptyBits(count));
  let isSingle = true;
  let at = 0;
  for (let product = 0; product < count; product++) {
    for (let place = met.start[product]!; place < met.start[product + 1]!; place++) {
      const value = numberNow[met.items.at(place)]!;
      if (value < 0) continue;
      items[at++] = value;
      setBit(bits[value]!, product);
    }
    start[product + 1] = at;
    isSingle &&= at - start[product]! === 1;
    if ((product & 0x7f) === 0) await yieldToEventLoop();
  }
  return {
    ...{ id, values, numberOf, start, items, isSingle, isOfStyle, bits, spans: bits.map(spanOf) },
    ...{ counts: new Uint32Array(values.length), countedFor: new Int32Array(values.length) },
  };
}

type Met = { numbers: ReadonlyMap<string, number>; start: Uint32Array; items: Numbers };

/** The values of each product, each once, by the order in which they were met. A list for each product of each facet would be a million of them. */
async function meetValues({
  count,
  valuesOf,
  yieldToEventLoop,
}: Pick<BuildFacet, 'count' | 'valuesOf' | 'yieldToEventLoop'>): Promise<Met> {
  const numbers = new Map<string, number>();
  const lastWith: number[] = [];
  const start = new Uint32Array(count + 1);
  const items = collectNumbers();
  for (let product = 0; product < count; product++) {
    for (const value of valuesOf(product)) {
      const number = numbers.get(value) ?? numbers.size;
      if (number === numbers.size) numbers.set(value, number);
      if (lastWith[number] === product) continue;
      lastWith[number] = product;
      items.push(number);
    }
    start[product + 1] = items.length;
    if ((product & 0x7f) === 0) await yieldToEventLoop();
  }
  return { numbers, start, items };
}

/** What to count over: a set and how many are in it. Its members are listed only when somebody needs them. */
export type CountOver = {
  bits: Bits;
  total: number;
  members: () => Uint32Array;
  /** Where in its bits it is: found out by the first facet that is counted. */
  span?: Span;
  /** Whose each product is, where owners are counted and not products; see group-by-style.ts. */
  owners?: Owners;
};

export type Owners = {
  of: Uint32Array;
  /** Products that another of the same owner follows. Undefined where those of an owner do not stand next to each other. */
  followed: Bits | undefined;
  /** One product of each owner. What all products of an owner have may be counted over these. */
  oneOfEach: () => CountOver;
};

/** To list a product or to look at a value of it takes about as long as counting so many words of a set. */
const wordsOfRead = 4;
const wordsOfValue = 256;

/**
 * How many of the set have each value. A small set is walked product by product, a large one value by value:
 * whichever touches less memory. Good until the facet is counted again.
 */
export function countValues(table: FacetTable, over: CountOver): Uint32Array {
  const { bits, total, owners } = over;
  // What is true of an owner is counted over owners, which are fewer.
  if (owners && table.isOfStyle) return countValues(table, owners.oneOfEach());
  const { start, items, isSingle } = table;
  over.span ??= spanOf(bits);
  const within = over.span;
  const perProduct = isSingle ? 1 : 1 + items.length / Math.max(1, start.length - 1);
  const isWalked = items.length > 0 && total * (perProduct + 1) * wordsOfRead < wordsIn(table, within);
  if (owners && (isWalked || !owners.followed)) return countOwners(table, over, owners.of);
  if (isWalked) return countMembers(table, over);
  const { counts } = table;
  for (let value = 0; value < counts.length; value++) {
    counts[value] = countIn(over, table.bits[value]!, common(table.spans[value]!, within));
  }
  return counts;
}

/** How many of the set are in another, which never changes. Owners must stand together. */
export function countIn({ bits, owners }: CountOver, other: Bits, span?: Span): number {
  return owners?.followed ? countRuns(bits, other, owners.followed, span) : countLasting(bits, other, span);
}

function countMembers(table: FacetTable, { members, total }: CountOver): Uint32Array {
  const counts = table.counts.fill(0);
  const { start, items, isSingle } = table;
  const listed = members();
  if (isSingle) {
    for (let index = 0; index < total; index++) counts[items[listed[index]!]!]!++;
    return counts;
  }
  for (let index = 0; index < total; index++) {
    const product = listed[index]!;
    const end = start[product + 1]!;
    for (let at = start[product]!; at < end; at++) counts[items[at]!]!++;
  }
  return counts;
}

/** An owner counts once for a value, however many of its products have it. */
function countOwners(table: FacetTable, { members, total }: CountOver, ownerOf: Uint32Array): Uint32Array {
  const counts = table.counts.fill(0);
  const countedFor = table.countedFor.fill(-1);
  const listed = members();
  const { start, items, isSingle } = table;
  for (let index = 0; index < total; index++) {
    const product = listed[index]!;
    const owner = ownerOf[product]!;
    // What is arranged or true or not has sets and no columns.
    if (items.length === 0) {
      for (let value = 0; value < counts.length; value++) {
        if (countedFor[value] === owner || !hasBit(table.bits[value]!, product)) continue;
        countedFor[value] = owner;
        counts[value]!++;
      }
      continue;
    }
    const end = isSingle ? product + 1 : start[product + 1]!;
    for (let at = isSingle ? product : start[product]!; at < end; at++) {
      const value = items[at]!;
      if (countedFor[value] === owner) continue;
      countedFor[value] = owner;
      counts[value]!++;
    }
  }
  return counts;
}

/** How many words are read to count every value over a set, and what each takes besides. */
function wordsIn({ spans }: FacetTable, within: Span): number {
  let words = 0;
  for (const span of spans) {
    const { first, last } = common(span, within);
    words += wordsOfValue + Math.max(0, last - first);
  }
  return words;
}

function common(a: Span, b: Span): Span {
  return { first: Math.max(a.first, b.first), last: Math.min(a.last, b.last) };
}
