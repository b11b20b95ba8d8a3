import type { Sorting } from '@selvedge/contract/catalogue/search.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { popularityBonus } from '@selvedge/domain/catalogue/popularity-bonus.ts';
import { nextPriceChange, priceFromHistory } from '@selvedge/domain/catalogue/price-from-history.ts';
import { percentOff } from '@selvedge/domain/catalogue/show-price.ts';
import { dayMs } from '@selvedge/domain/date/durations.ts';
import { type Cache, createCache } from '../cache/create-cache.ts';
import { type AnswerCache, openAnswers } from './answer-cache.ts';
import type { CatalogueSource } from './catalogue-source.ts';
import { createYield, type YieldToEventLoop } from './create-yield.ts';
import { type Bits, emptyBits, hasBit, setBit } from './index/bits.ts';
import { type BitPool, createBitPool } from './index/create-bit-pool.ts';
import type { StyleRoom } from './index/group-by-style.ts';
import type { LanguageCatalogue } from './language-catalogue.ts';
import { type Cards, openCards } from './open-cards.ts';
import { type Priced, priceWriter, setPrices, sharePrices } from './price-market.ts';
import { shareColumn } from './share-column.ts';
import { sortInSlices } from './sort-in-slices.ts';
import type { Structure } from './structure.ts';
import type { Supply } from './supply.ts';

/** Products in an order, and the place of each product in it. */
export type Order = { products: Uint32Array<ArrayBuffer>; placeOf: Uint32Array };

/** Everything one market shows. Immutable but for what it remembers having answered. */
export type MarketCatalogue = Priced & {
  market: MarketSettings;
  structure: Structure;
  language: LanguageCatalogue;
  supply: Supply;
  /** From this moment on something in it is no longer true: a price begins, a day is over. */
  expiresAt: number;
  orders: Readonly<Record<Sorting, Order>>;
  /** How much visitors like a product, by its id. */
  popularity: ReadonlyMap<string, number>;
  /** What others searched for and found, the most frequent first. */
  searched: readonly string[];
  /** Tiles that have been written once. */
  cards: Cards;
  /** Addresses of products, written once: a tile also names those of its other colours. Has no place for those that nobody has asked for. */
  urls: (string | undefined)[];
  answers: AnswerCache;
  stores: Cache<string, Bits>;
  fresh: Cache<string, Bits>;
  /** Room to work in; a search runs to its end before the next begins. */
  scratch: {
    members: Uint32Array;
    others: Uint32Array;
    /** Style by style, of the set that is shown and of those that are counted beside it. */
    ofMembers: StyleRoom;
    ofOthers: StyleRoom;
    keys: Float64Array;
    pool: BitPool;
  };
};

export type BuildMarket = {
  source: CatalogueSource;
  structure: Structure;
  language: LanguageCatalogue | Promise<LanguageCatalogue>;
  supply: Supply | Promise<Supply>;
  market: MarketSettings;
  now: Date;
};

/** What it needs of the database is asked for at once, and its language and supply may be under way: its first visitor waits for all of it. */
export async function buildMarket({ source, structure, market, now, ...given }: BuildMarket): Promise<MarketCatalogue> {
  const yieldToEventLoop = createYield();
  const { count } = structure;
  const column = () => new Float64Array(count).fill(Number.NaN);
  const priced: Priced = {
    prices: { list: column(), sales: column(), member: column(), historic: column() },
    ...{ isSold: emptyBits(count), isMarkedDown: emptyBits(count) },
  };
  const at = now.getTime();
  let expiresAt = startOfNextDay(at);
  const put = priceWriter(priced);
  const readPrices = async () => {
    for await (const page of source.prices(market.id)) {
      for (const { productId, rows } of page) {
        const product = structure.numberOf.get(productId);
        if (product === undefined || structure.giftCardAmounts.has(product)) continue;
        put(product, priceFromHistory(rows, at));
        expiresAt = Math.min(expiresAt, nextPriceChange(rows, at));
      }
      await yieldToEventLoop();
    }
  };
  const [language, supply, popularity = new Map<string, number>(), searched = []] = await Promise.all([
    given.language,
    given.supply,
    source.popularity?.(market.id),
    source.searched?.(market.id),
    readPrices(),
  ]);
  await yieldToEventLoop();
  setPrices({ structure, market, priced });
  await yieldToEventLoop();
  priced.prices = sharePrices(structure, priced.prices);
  await yieldToEventLoop();
  for (const moment of structure.comingSoon) if (moment > at) expiresAt = Math.min(expiresAt, moment);
  const made = { market, structure, language, supply, expiresAt, popularity, searched, ...priced, ...showNothing(structure) };
  return { ...made, orders: await buildOrders(made, yieldToEventLoop) };
}

/** What a market remembers having shown, before it has shown anything. */
export function showNothing(structure: Structure) {
  return {
    cards: openCards(structure),
    urls: [],
    answers: openAnswers(),
    stores: createCache<string, Bits>({ name: 'store-products', maxEntries: 200 }),
    fresh: createCache<string, Bits>({ name: 'new-products', maxEntries: 50 }),
    scratch: scratchOf(structure),
  };
}

type Scratch = MarketCatalogue['scratch'];
const scratches = new WeakMap<Structure['ids'], Scratch>();

/** One for all markets, and for what takes the place of an assortment of the same size: no search begins before another ends. */
function scratchOf({ ids, count }: Structure): Scratch {
  const scratch = scratches.get(ids) ?? {
    ...{ members: new Uint32Array(count), others: new Uint32Array(count) },
    ...{ ofMembers: styleRoom(count), ofOthers: styleRoom(count) },
    ...{ keys: new Float64Array(count), pool: createBitPool(count) },
  };
  scratches.set(ids, scratch);
  return scratch;
}

function styleRoom(count: number): StyleRoom {
  return { grouped: new Uint32Array(count), firsts: new Uint32Array(count) };
}

function startOfNextDay(at: number): number {
  return (Math.floor(at / dayMs) + 1) * dayMs;
}

type Ordered = Pick<MarketCatalogue, 'structure' | 'supply' | 'prices' | 'popularity'>;
export const sortings = ['relevance', 'newest', 'price-ascending', 'price-descending', 'discount'] as const;

/** What products are ordered by: merchandising's rank with what visitors like, and prices. */
function orderColumns({ structure, prices, popularity }: Ordered) {
  const { count } = structure;
  const rank = new Float64Array(structure.rank);
  for (const [id, score] of popularity) {
    // One that has left keeps its place, and so what the place comes from.
    const product = structure.numberOf.get(id) ?? structure.gone.get(id);
    if (product !== undefined) rank[product]! += popularityBonus(score);
  }
  // What a market does not sell has no price; it never shows, but a sort must not be confused by it.
  const [paid, off] = [new Float64Array(count), new Uint8Array(count)];
  for (let product = 0; product < count; product++) {
    const sales = prices.sales[product]!;
    paid[product] = Number.isNaN(sales) ? Number.MAX_SAFE_INTEGER : sales;
    off[product] = percentOff(sales, prices.list[product]!);
  }
  return { rank, paid, off };
}

export function orderings(market: Ordered): Readonly<Record<(typeof sortings)[number], (a: number, b: number) => number>> {
  const { rank, paid, off } = orderColumns(market);
  const { newFrom } = market.structure;
  const newest = (a: number, b: number) => newFrom[b]! - newFrom[a]! || a - b;
  const inStock = (product: number) => (hasBit(market.supply.isInStock, product) ? 1 : 0);
  return {
    relevance: (a, b) => inStock(b) - inStock(a) || rank[b]! - rank[a]! || newest(a, b),
    newest,
    'price-ascending': (a, b) => paid[a]! - paid[b]! || newest(a, b),
    'price-descending': (a, b) => paid[b]! - paid[a]! || newest(a, b),
    discount: (a, b) => off[b]! - off[a]! || newest(a, b),
  };
}

async function buildOrders(
  market: Ordered & Pick<MarketCatalogue, 'language'>,
  yieldToEventLoop: YieldToEventLoop,
): Promise<MarketCatalogue['orders']> {
  const { structure, language } = market;
  const compare = orderings(market);
  const orders: Partial<Record<Sorting, Order>> = { name: toOrder(structure, language.byName) };
  for (const sorting of sortings)
    orders[sorting] = toOrder(structure, await sortInSlices(structure.count, compare[sorting], yieldToEventLoop));
  return orders as Record<Sorting, Order>;
}

const known = new WeakMap<Uint32Array, Order>();

/** Markets in which products stand in the same order share it. */
export function toOrder(structure: Structure, sorted: Order['products']): Order {
  const products = shareColumn(structure, sorted);
  const order = known.get(products) ?? { products, placeOf: placesIn(products) };
  known.set(products, order);
  return order;
}

function placesIn(products: Uint32Array): Uint32Array {
  const placeOf = new Uint32Array(products.length);
  for (let place = 0; place < products.length; place++) placeOf[products[place]!] = place;
  return placeOf;
}

/** How long a product is new when the listing does not say. */
export const daysTreatedAsNew = 14;

/** Products that came in within so many days. Kept per day and number of days: listings ask for few of them. */
export function freshProducts(catalogue: MarketCatalogue, { days, now }: { days: number; now: Date }): Bits {
  const today = Math.floor(now.getTime() / dayMs);
  const key = `${today} ${days}`;
  const known = catalogue.fresh.find(key);
  if (known) return known;
  const bits = emptyBits(catalogue.structure.count);
  const { newFrom, count } = catalogue.structure;
  const from = (today - days) * dayMs;
  for (let product = 0; product < count; product++) {
    if (newFrom[product]! >= from && newFrom[product]! <= now.getTime()) setBit(bits, product);
  }
  return catalogue.fresh.keep(key, bits);
}
