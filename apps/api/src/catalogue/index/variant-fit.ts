import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import type { MarketCatalogue } from '../market-catalogue.ts';
import { noLength, type VariantColumns } from '../structure.ts';
import { type Bits, clearBit, listBits } from './bits.ts';
import type { CountOver, FacetTable } from './facet-table.ts';

/** Facets that are true of a piece rather than of a product. */
export const ofPieces = ['size', 'length', 'availability'] as const;
export type PieceFacet = (typeof ofPieces)[number];

/** SRC-053 trousers in 32, in length 34 and online are found by all three only where one and the same piece has them. */
export type VariantFit = {
  /** Whether several things were chosen that one piece must have. */
  isOfOnePiece: boolean;
  /** Whether something besides the facet was chosen that one piece must have. */
  isBeside(facet: PieceFacet): boolean;
  /** Takes away products none of whose pieces that can be had fits. */
  keepFitting(bits: Bits, members: Uint32Array): void;
  /** How many of the set have each value in a piece that fits everything chosen besides the facet. */
  countFitting(facet: FacetTable & { id: PieceFacet }, over: CountOver): Uint32Array;
};

/** `within` bounds what can be chosen: a search for 'jeans 32' has no other sizes. */
export function variantFit(
  catalogue: MarketCatalogue,
  { facets, storeId }: Pick<SearchRequest, 'facets' | 'storeId'>,
  within: SearchRequest['facets'] = [],
): VariantFit {
  const { variants } = catalogue.structure;
  const { start } = variants;
  const chosen = valuesOf(facets);
  const bounds = valuesOf(within);
  const isBound = ofPieces.some((facet) => bounds[facet].size > 0);
  const total = ofPieces.filter((facet) => chosen[facet].size > 0).length + (storeId ? 1 : 0) + (isBound ? 1 : 0);
  return {
    isOfOnePiece: total > 1,
    isBeside: (facet) => total > (chosen[facet].size > 0 ? 1 : 0),
    keepFitting(bits, members) {
      const masks = masksOf(catalogue, [chosen, bounds], storeId);
      const count = listBits(bits, members);
      for (let at = 0; at < count; at++) {
        const product = members[at]!;
        let variant = start[product]!;
        const end = start[product + 1]!;
        while (variant < end && !isFitting(masks, variant)) variant++;
        if (variant === end) clearBit(bits, product);
      }
    },
    countFitting(facet, over) {
      const masks = masksOf(catalogue, [{ ...chosen, [facet.id]: new Set() }, bounds], storeId);
      const numberOf = ({ id }: { id: string }) => facet.numberOf.get(id) ?? -1;
      const counted = { start, over, masks, counts: new Uint32Array(facet.values.length) };
      if (facet.id === 'size') return countColumn(variants.size, Int32Array.from(variants.sizes, numberOf), counted);
      if (facet.id === 'length') return countColumn(variants.length, Int32Array.from(variants.lengths, numberOf), counted);
      const [sent, inStores] = countPlaces(counted);
      for (const [id, count] of [['online', sent] as const, ['store', inStores] as const])
        if (numberOf({ id }) >= 0) counted.counts[numberOf({ id })] = count;
      return counted.counts;
    },
  };
}

type Counted = { start: Uint32Array; over: CountOver; masks: Masks; counts: Uint32Array };

/** Counts by a column of the pieces: `numbers` are the facet's own for what stands in it, and what they do not name counts nowhere. */
function countColumn(column: Uint16Array | Uint8Array, numbers: Int32Array, { start, over, masks, counts }: Counted): Uint32Array {
  // A product counts once for a value, however many of its pieces have it.
  const countedFor = new Int32Array(counts.length).fill(-1);
  const listed = over.members();
  const { total } = over;
  for (let at = 0; at < total; at++) {
    const product = listed[at]!;
    const end = start[product + 1]!;
    for (let variant = start[product]!; variant < end; variant++) {
      const value = column[variant]!;
      const number = value < numbers.length ? numbers[value]! : -1;
      if (number < 0 || countedFor[number] === product || !isFitting(masks, variant)) continue;
      countedFor[number] = product;
      counts[number]!++;
    }
  }
  return counts;
}

/** How many can be sent in a piece that fits, and how many lie so in a store. */
function countPlaces({ start, over, masks }: Counted): [number, number] {
  const listed = over.members();
  const { total } = over;
  let [sent, inStores] = [0, 0];
  for (let at = 0; at < total; at++) {
    const product = listed[at]!;
    const end = start[product + 1]!;
    let seen = 0;
    for (let variant = start[product]!; variant < end && seen < 3; variant++) {
      const place = masks.places[variant]!;
      if ((place | seen) !== seen && isFitting(masks, variant)) seen |= place;
    }
    sent += seen & 1;
    inStores += seen >> 1;
  }
  return [sent, inStores];
}

type Chosen = Readonly<Record<PieceFacet, ReadonlySet<string>>>;

function valuesOf(facets: SearchRequest['facets']): Chosen {
  const of = (facet: PieceFacet) => new Set((facets ?? []).flatMap(({ id, values }) => (id === facet ? values : [])));
  return { size: of('size'), length: of('length'), availability: of('availability') };
}

/** What was chosen, by the numbers that pieces have it in: listings ask for it of every piece. */
type Masks = Pick<VariantColumns, 'size' | 'length' | 'stockStart' | 'stockLocation'> & {
  places: Uint8Array;
  bySize: Uint8Array;
  byLength: Uint8Array;
  withoutLength: number;
  byPlace: Uint8Array;
  /** Of a store; -1 where none is asked for. */
  location: number;
};

function masksOf(
  { structure: { variants }, supply: { places } }: MarketCatalogue,
  choices: readonly Chosen[],
  storeId: SearchRequest['storeId'],
): Masks {
  const { size, length, sizes, lengths, locations, stockStart, stockLocation } = variants;
  const isMeant = (facet: PieceFacet, id: string) => Number(choices.every(({ [facet]: values }) => values.size === 0 || values.has(id)));
  const [byParcel, inAStore] = [isMeant('availability', 'online'), isMeant('availability', 'store')];
  return {
    ...{ size, length, places, stockStart, stockLocation },
    bySize: Uint8Array.from(sizes, ({ id }) => isMeant('size', id)),
    byLength: Uint8Array.from(lengths, ({ id }) => isMeant('length', id)),
    withoutLength: Number(choices.every(({ length: values }) => values.size === 0)),
    // What lies nowhere is never to be had.
    byPlace: Uint8Array.of(0, byParcel, inAStore, byParcel | inAStore),
    location: storeId ? locations.findIndex(({ kind, id }) => kind === 'store' && id === storeId) : -1,
  };
}

/** Whether a piece can be had, and has everything that was chosen. */
function isFitting(masks: Masks, variant: number): boolean {
  if (masks.byPlace[masks.places[variant]!] === 0 || masks.bySize[masks.size[variant]!] === 0) return false;
  const long = masks.length[variant]!;
  if ((long === noLength ? masks.withoutLength : masks.byLength[long]) === 0) return false;
  return masks.location < 0 || isIn(masks, variant);
}

function isIn({ stockStart, stockLocation, location }: Masks, variant: number): boolean {
  for (let at = stockStart[variant]!; at < stockStart[variant + 1]!; at++) if (stockLocation[at] === location) return true;
  return false;
}
