import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { PriceState } from '@selvedge/domain/catalogue/price-from-history.ts';
import { nearestMinor } from '@selvedge/domain/money/minor-units.ts';
import { type Bits, clearBit, hasBit, setBit } from './index/bits.ts';
import { shareColumn } from './share-column.ts';
import type { Structure } from './structure.ts';
import { setsOf } from './supply.ts';

/** Amounts by product in minor units; NaN where there is none. */
export type PriceColumns = Record<'list' | 'sales' | 'member' | 'historic', Float64Array<ArrayBuffer>>;

/** What a market asks; what has no price is not sold. */
export type Priced = { prices: PriceColumns; isSold: Bits; isMarkedDown: Bits };

export function priceWriter({ prices, isSold, isMarkedDown }: Priced): (product: number, state: PriceState | undefined) => void {
  return (product, state) => {
    (state ? setBit : clearBit)(isSold, product);
    (state?.isMarkdown ? setBit : clearBit)(isMarkedDown, product);
    prices.list[product] = state?.list ?? Number.NaN;
    prices.sales[product] = state?.sales ?? Number.NaN;
    prices.member[product] = state?.member ?? Number.NaN;
    prices.historic[product] = state?.historic ?? Number.NaN;
  };
}

export function sharePrices(structure: Structure, { list, sales, member, historic }: PriceColumns): PriceColumns {
  const share = (column: PriceColumns['list']) => shareColumn(structure, column);
  return { list: share(list), sales: share(sales), member: share(member), historic: share(historic) };
}

/** Prices that follow from others: of gift cards, and of sets. */
export function setPrices({ structure, market, priced }: { structure: Structure; market: MarketSettings; priced: Priced }): void {
  const put = priceWriter(priced);
  for (const [product, amounts] of structure.giftCardAmounts) {
    const least = nearestMinor(Math.min(...(amounts[market.id] ?? [])), market.currency);
    put(product, Number.isFinite(least) ? { list: least, sales: least, isMarkdown: false } : undefined);
  }
  // A set is bought as its parts, so that is what it costs: a price of its own would be one that nobody is asked at checkout.
  for (const product of setsOf(structure)) {
    const parts = structure.options[product]!.setOptions.flatMap((id) => structure.numberOf.get(id) ?? []);
    const sold = parts.filter((part) => hasBit(priced.isSold, part));
    const isThere = sold.length > 0 && structure.numberOf.has(structure.ids[product]!);
    put(product, isThere ? priceOfSet(priced.prices, sold) : undefined);
  }
}

function priceOfSet(prices: PriceColumns, parts: readonly number[]): PriceState {
  const sum = (amountOf: (part: number) => number) => parts.reduce((total, part) => total + amountOf(part), 0);
  const orSales = (column: Float64Array) => (part: number) => (Number.isNaN(column[part]!) ? prices.sales[part]! : column[part]!);
  const list = sum((part) => prices.list[part]!);
  const sales = sum((part) => prices.sales[part]!);
  const member = sum(orSales(prices.member));
  const isMarkdown = sales < list;
  return { list, sales, isMarkdown, ...(member < sales && { member }), ...(isMarkdown && { historic: sum(orSales(prices.historic)) }) };
}
