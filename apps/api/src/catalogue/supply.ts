import { compareSizes } from '@selvedge/domain/catalogue/compare-sizes.ts';
import { createYield } from './create-yield.ts';
import { type Bits, clearBit, emptyBits, hasBit, setBit } from './index/bits.ts';
import { buildFacet, type FacetTable } from './index/facet-table.ts';
import { noLength, type Structure } from './structure.ts';

/** What the places that serve a market have. Markets served by the same places share one. */
export type Supply = {
  /** Pieces that can be sent, by variant. */
  online: Uint16Array;
  /** Where there is any, by variant: 1 if pieces can be sent, 2 if a store has some, 3 if both. */
  places: Uint8Array;
  isInStock: Bits;
  isInAStore: Bits;
  facets: Readonly<Record<'size' | 'length' | 'availability', FacetTable>>;
};

export function servesMarket({ markets }: { markets: readonly string[] | null }, market: string): boolean {
  return markets === null || markets.includes(market);
}

/** Markets with the same key have the same supply. */
export function supplyKey({ variants }: Structure, market: string): string {
  return supplyKeyOf(variants.locations, market);
}

export function supplyKeyOf(locations: readonly { markets: readonly string[] | null }[], market: string): string {
  return locations.map((location) => (servesMarket(location, market) ? '1' : '0')).join('');
}

export async function buildSupply(structure: Structure, market: string): Promise<Supply> {
  const yieldToEventLoop = createYield();
  const { variants, count } = structure;
  const measured: Measured = {
    ...{ online: new Uint16Array(variants.size.length), places: new Uint8Array(variants.size.length) },
    ...{ isInStock: emptyBits(count), isInAStore: emptyBits(count) },
  };
  const measure = pieceCounter(structure, market, measured);
  for (let product = 0; product < count; product++) {
    measure(product);
    if ((product & 0xff) === 0) await yieldToEventLoop();
  }
  await yieldToEventLoop();
  for (const product of setsOf(structure)) measureSet(structure, product, measured);
  const positions = new Map(structure.attributes.map(({ facet, id, position }) => [`${facet} ${id}`, position]));
  const bySize = (facet: string) => (a: string, b: string) =>
    (positions.get(`${facet} ${a}`) ?? 1e6) - (positions.get(`${facet} ${b}`) ?? 1e6) || compareSizes(a, b);
  const values = supplyValues(structure, measured);
  const size = await buildFacet({ yieldToEventLoop, id: 'size', count, compare: bySize('size'), valuesOf: values.size });
  const length = await buildFacet({ yieldToEventLoop, id: 'length', count, compare: bySize('length'), valuesOf: values.length });
  const byId = (a: string, b: string) => (a < b ? -1 : 1);
  const availability = await buildFacet({ yieldToEventLoop, id: 'availability', count, compare: byId, valuesOf: values.availability });
  return { ...measured, facets: { size, length, availability } };
}

/** What is counted before the facets are made of it. */
type Measured = Omit<Supply, 'facets'>;

/** Counts the pieces of a product where they serve the market, into what is given. */
export function pieceCounter(structure: Structure, market: string, into: Measured): (product: number) => void {
  const { variants } = structure;
  const serves = variants.locations.map((location) => servesMarket(location, market));
  const isStore = variants.locations.map(({ kind }) => kind === 'store');
  const { online, places } = into;
  return (product) => {
    // A digital gift card is never sold out.
    let [isOnline, isThere] = [structure.giftCardAmounts.has(product), false];
    for (let variant = variants.start[product]!; variant < variants.start[product + 1]!; variant++) {
      online[variant] = places[variant] = 0;
      for (let at = variants.stockStart[variant]!; at < variants.stockStart[variant + 1]!; at++) {
        const place = variants.stockLocation[at]!;
        if (!serves[place]) continue;
        if (isStore[place]) places[variant] = 2;
        else online[variant] = Math.min(0xffff, online[variant]! + variants.stockQuantity[at]!);
      }
      if (online[variant]! > 0) places[variant]! |= 1;
      isOnline ||= (places[variant]! & 1) > 0;
      isThere ||= (places[variant]! & 2) > 0;
    }
    (isOnline ? setBit : clearBit)(into.isInStock, product);
    (isThere ? setBit : clearBit)(into.isInAStore, product);
  };
}

const sets = new WeakMap<Structure['options'], readonly number[]>();

/** Looked for once: each market and each supply asks for them, and all options lie all over the memory. */
export function setsOf({ options }: Pick<Structure, 'options'>): readonly number[] {
  const known = sets.get(options);
  if (known) return known;
  const found = options.flatMap(({ setOptions }, product) => (setOptions.length > 0 ? [product] : []));
  sets.set(options, found);
  return found;
}

/** A set has no pieces of its own: it is there as long as everything is that it is made of. */
export function measureSet({ options, numberOf }: Structure, product: number, { isInStock }: Measured): void {
  const parts = options[product]!.setOptions.map((id) => numberOf.get(id));
  if (parts.every((part) => part !== undefined && hasBit(isInStock, part))) setBit(isInStock, product);
}

type ValuesOf = (product: number) => Iterable<string>;

export function supplyValues({ variants }: Structure, measured: Measured): Readonly<Record<keyof Supply['facets'], ValuesOf>> {
  const { places, isInStock, isInAStore } = measured;
  // A size counts where it can be had: a filter that leads to sold-out sizes is a promise not kept.
  const buyable = function* (product: number) {
    for (let variant = variants.start[product]!; variant < variants.start[product + 1]!; variant++) {
      if (places[variant]! > 0) yield variant;
    }
  };
  return {
    *size(product) {
      for (const variant of buyable(product)) yield variants.sizes[variants.size[variant]!]!.id;
    },
    *length(product) {
      for (const variant of buyable(product)) {
        if (variants.length[variant] !== noLength) yield variants.lengths[variants.length[variant]!]!.id;
      }
    },
    *availability(product) {
      if (hasBit(isInStock, product)) yield 'online';
      if (hasBit(isInAStore, product)) yield 'store';
    },
  };
}

/** The products that a store has; undefined for a store that does not serve the market. */
export function productsInStore(structure: Structure, store: string, market: string): Bits | undefined {
  const { variants, count } = structure;
  const place = variants.locations.findIndex(({ kind, id }) => kind === 'store' && id === store);
  if (place < 0 || !servesMarket(variants.locations[place]!, market)) return undefined;
  const bits = emptyBits(count);
  for (let product = 0; product < count; product++) {
    const end = variants.stockStart[variants.start[product + 1]!]!;
    for (let at = variants.stockStart[variants.start[product]!]!; at < end; at++) {
      if (variants.stockLocation[at] === place) setBit(bits, product);
    }
  }
  return bits;
}
