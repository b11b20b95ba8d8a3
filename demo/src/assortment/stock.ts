import type { AssortmentVariant } from '@selvedge/contract/catalogue/assortment.ts';
import { ean } from './ean.ts';
import { smallStores, stores, warehouses } from './places.ts';
import type { Random } from './random.ts';
import type { Size } from './sizes.ts';

export type Supply = 'plenty' | 'few' | 'soldOut' | 'storesOnly' | 'onlineOnly' | 'notYet';

/** Every size of an option with its number and where it lies. */
export function variantsOf(
  { chance, whole }: Random,
  { sizes, supply, firstEan, isOnItsWay }: { sizes: readonly Size[]; supply: Supply; firstEan: number; isOnItsWay: boolean },
): AssortmentVariant[] {
  const isOnline = supply !== 'soldOut' && supply !== 'storesOnly' && supply !== 'notYet';
  const isInStores = supply === 'plenty' || supply === 'few' || supply === 'storesOnly';
  return sizes.map(({ size, length }, at): AssortmentVariant => {
    const isGone = sizes.length > 1 && chance(0.1);
    const pieces = () => (supply === 'few' ? whole(0, 3) : whole(4, 90));
    const fill = (ids: readonly string[], share: number) =>
      Object.fromEntries(ids.flatMap((id) => (chance(share) && !isGone ? [[id, pieces()]] : [])));
    return {
      size,
      ...(length && { length }),
      ean: ean(firstEan + at),
      stock: {
        warehouses: isOnline ? fill(warehouses, 0.92) : {},
        stores: isInStores ? { ...small(fill(stores, 0.22)), ...(isGone ? {} : choiceOf(firstEan, at)) } : {},
      },
      inDeliveryDateSet: isOnItsWay && (isGone || supply === 'soldOut'),
    };
  });
}

/** Before its day it lies in warehouses alone. Told by its number: a throw of the dice more would make another assortment. */
export function arrivedStock({ ean: number }: Pick<AssortmentVariant, 'ean'>): AssortmentVariant['stock'] {
  const pieces = 20 + (Number(number.slice(-4)) % 40);
  return { warehouses: Object.fromEntries(warehouses.map((id) => [id, pieces])), stores: {} };
}

/** A store has a shelf, not a hall. */
function small(stock: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(stock).map(([id, pieces]) => [id, 1 + (pieces % 6)]));
}

/** Told by its numbers alone: a throw of the dice more would make another assortment of everything after it. */
function choiceOf(firstEan: number, at: number): Record<string, number> {
  return Object.fromEntries(
    smallStores.flatMap((id, place) => {
      const isOffered = (firstEan * 31 + place * 17) % 29 < 1;
      return isOffered && (at + place) % 4 > 0 ? [[id, 1 + ((firstEan + at + place) % 4)]] : [];
    }),
  );
}
