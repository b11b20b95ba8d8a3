import { nextPriceChange, type PriceState, priceFromHistory } from '@selvedge/domain/catalogue/price-from-history.ts';
import type { PriceHistory } from '../catalogue-source.ts';
import { hasBit } from '../index/bits.ts';
import type { LanguageCatalogue } from '../language-catalogue.ts';
import { type MarketCatalogue, orderings, showNothing, sortings, toOrder } from '../market-catalogue.ts';
import { type Priced, priceWriter, setPrices, sharePrices } from '../price-market.ts';
import type { Structure } from '../structure.ts';
import { type Supply, setsOf } from '../supply.ts';
import { patchOrder } from './patch-order.ts';
import type { Touched } from './patch-structure.ts';

type PatchMarket = {
  structure: Structure;
  language: LanguageCatalogue;
  supply: Supply;
  touched: Touched;
  histories: readonly PriceHistory[];
  now: Date;
};

/** What a market asks for some products, and their places in its orders. What stays as it is is shared with the old one. */
export function patchMarket(before: MarketCatalogue, patch: PatchMarket): MarketCatalogue {
  const { structure, language, supply, touched, histories, now } = patch;
  const at = now.getTime();
  const rows = new Map(histories.map((history) => [history.productId, history.rows]));
  const states = new Map<number, PriceState | undefined>();
  let { expiresAt } = before;
  for (const [product, row] of touched) {
    const known = (row && rows.get(row.id)) ?? [];
    const soon = row?.comingSoon?.getTime() ?? 0;
    if (!structure.giftCardAmounts.has(product)) states.set(product, priceFromHistory(known, at));
    expiresAt = Math.min(expiresAt, nextPriceChange(known, at), soon > at ? soon : expiresAt);
  }
  const priced = patchPrices(before, structure, states);
  const next = { ...before, ...showNothing(structure), structure, language, supply, expiresAt, ...priced };
  return { ...next, orders: patchOrders(before, next, [...touched.keys(), ...setsOf(structure)]) };
}

type States = ReadonlyMap<number, PriceState | undefined>;

function patchPrices(before: MarketCatalogue, structure: Structure, states: States): Priced {
  const { prices, isSold, isMarkedDown, market } = before;
  const isOther = (product: number, state: PriceState | undefined) =>
    hasBit(isSold, product) !== (state !== undefined) ||
    hasBit(isMarkedDown, product) !== (state?.isMarkdown ?? false) ||
    (['list', 'sales', 'member', 'historic'] as const).some((name) => !Object.is(prices[name][product], state?.[name] ?? Number.NaN));
  if (![...states].some(([product, state]) => isOther(product, state))) return { prices, isSold, isMarkedDown };
  const priced: Priced = {
    prices: { list: prices.list.slice(), sales: prices.sales.slice(), member: prices.member.slice(), historic: prices.historic.slice() },
    ...{ isSold: isSold.slice(), isMarkedDown: isMarkedDown.slice() },
  };
  const put = priceWriter(priced);
  for (const [product, state] of states) put(product, state);
  setPrices({ structure, market, priced });
  return { ...priced, prices: sharePrices(structure, priced.prices) };
}

function patchOrders(
  before: MarketCatalogue,
  next: Omit<MarketCatalogue, 'orders'>,
  products: readonly number[],
): MarketCatalogue['orders'] {
  const is = (column: (market: Omit<MarketCatalogue, 'orders'>, product: number) => unknown) => (product: number) =>
    !Object.is(column(before, product), column(next, product));
  const isNewer = is(({ structure }, product) => structure.newFrom[product]);
  const isRanked = is(({ structure }, product) => structure.rank[product]);
  const isStocked = is(({ supply }, product) => hasBit(supply.isInStock, product));
  const isPriced = (product: number) =>
    is(({ prices }, at) => prices.sales[at])(product) || is(({ prices }, at) => prices.list[at])(product);
  const moved = (...ways: ((product: number) => boolean)[]) => new Set(products.filter((product) => ways.some((way) => way(product))));
  const byPrice = moved(isNewer, isPriced);
  const sets = {
    ...{ relevance: moved(isNewer, isRanked, isStocked), newest: moved(isNewer) },
    ...{ 'price-ascending': byPrice, 'price-descending': byPrice, discount: byPrice },
  };
  const orders = { ...before.orders };
  if (next.language.byName !== before.language.byName) orders.name = toOrder(next.structure, next.language.byName);
  if (sortings.every((sorting) => sets[sorting].size === 0)) return orders;
  const compare = orderings(next);
  for (const sorting of sortings) {
    if (sets[sorting].size === 0) continue;
    orders[sorting] = toOrder(next.structure, patchOrder(before.orders[sorting].products, sets[sorting], compare[sorting]));
  }
  return orders;
}
