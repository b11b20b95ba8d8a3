import { type Bits, emptyBits, setBit } from './index/bits.ts';
import type { MarketCatalogue } from './market-catalogue.ts';

const known = new WeakMap<object, Bits>();

/** What members of the club pay less for. Counted once for the prices of a market: they are replaced, never changed. */
export function memberPriced({ prices, structure }: Pick<MarketCatalogue, 'prices' | 'structure'>): Bits {
  const { member, sales } = prices;
  const before = known.get(member);
  if (before) return before;
  const bits = emptyBits(structure.ids.length);
  // Of no price there is no less: NaN compares as false.
  for (let product = 0; product < structure.ids.length; product++) if (member[product]! < sales[product]!) setBit(bits, product);
  known.set(member, bits);
  return bits;
}
