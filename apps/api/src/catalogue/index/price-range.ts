import type { PriceFacet } from '@selvedge/contract/catalogue/facet.ts';
import type { PriceRange } from '@selvedge/contract/catalogue/search.ts';
import { priceFilter } from '@selvedge/domain/catalogue/price-filter.ts';
import type { MarketCatalogue } from '../market-catalogue.ts';
import { type Bits, emptyBits, hasBit, listBits, setBit } from './bits.ts';

/** Products whose price lies between the bounds, both included. */
export function priceBits(catalogue: MarketCatalogue, range: PriceRange): Bits {
  const { orders, prices, structure } = catalogue;
  const unit = 10 ** catalogue.market.decimals;
  const lower = Math.ceil((range.lowerBoundingValue ?? 0) * unit - 1e-6);
  const upper = Math.floor((range.upperBoundingValue ?? Number.MAX_SAFE_INTEGER / unit) * unit + 1e-6);
  const { products } = orders['price-ascending'];
  const bits = emptyBits(structure.count);
  for (let place = firstFrom(products, prices.sales, lower); place < products.length; place++) {
    const amount = prices.sales[products[place]!]!;
    // Products without a price stand last.
    if (!(amount <= upper)) break;
    setBit(bits, products[place]!);
  }
  return bits;
}

function firstFrom(products: Uint32Array, sales: Float64Array, lower: number): number {
  let low = 0;
  let high = products.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sales[products[middle]!]! < lower) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The lowest and highest price of a set, and what the shopper chose of it. Nothing when there is nothing to choose between. */
export function priceFacet(catalogue: MarketCatalogue, bits: Bits, range: PriceRange | undefined): PriceFacet | undefined {
  const found = bounds(catalogue, bits);
  if (!found) return undefined;
  const unit = 10 ** catalogue.market.decimals;
  const available = { lowerBoundingValue: found.lowest / unit, upperBoundingValue: found.highest / unit };
  const isChosen = range && (range.lowerBoundingValue !== undefined || range.upperBoundingValue !== undefined);
  return priceFilter({
    available,
    ...(isChosen && {
      selected: {
        lowerBoundingValue: range.lowerBoundingValue ?? available.lowerBoundingValue,
        upperBoundingValue: range.upperBoundingValue ?? available.upperBoundingValue,
      },
    }),
  });
}

const near = 512;

function bounds({ orders, prices, scratch }: MarketCatalogue, bits: Bits): { lowest: number; highest: number } | undefined {
  const { products } = orders['price-ascending'];
  const { products: descending } = orders['price-descending'];
  const first = products.subarray(0, near).find((product) => hasBit(bits, product));
  const last = descending.subarray(0, near).find((product) => hasBit(bits, product));
  if (first !== undefined && last !== undefined) return { lowest: prices.sales[first]!, highest: prices.sales[last]! };
  const total = listBits(bits, scratch.others);
  if (total === 0) return undefined;
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < total; at++) {
    const amount = prices.sales[scratch.others[at]!]!;
    if (amount < lowest) lowest = amount;
    if (amount > highest) highest = amount;
  }
  return { lowest, highest };
}
