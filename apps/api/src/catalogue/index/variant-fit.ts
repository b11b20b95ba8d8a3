import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import type { MarketCatalogue } from '../market-catalogue.ts';
import { type Bits, clearBit, listBits } from './bits.ts';
import { type CountOver, countIn } from './facet-table.ts';
import { fittingBits } from './fitting-bits.ts';
import { type FacetOfPieces, isFitting, type Masks, masksOf, ofPieces, type PieceFacet, valuesOf } from './piece-masks.ts';

/** SRC-053 trousers in 32, in length 34 and online are found by all three only where one and the same piece has them. */
export type VariantFit = {
  /** Whether several things were chosen that one piece must have. */
  isOfOnePiece: boolean;
  /** Whether something besides the facet was chosen that one piece must have. */
  isBeside(facet: PieceFacet): boolean;
  /** Takes away products none of whose pieces that can be had fits. */
  keepFitting(bits: Bits, members: Uint32Array): void;
  /** How many of the set have each value in a piece that fits everything chosen besides the facet. */
  countFitting(facet: FacetOfPieces, over: CountOver): Uint32Array;
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
      const others = [{ ...chosen, [facet.id]: new Set<string>() }, bounds];
      // What lies in one store is few, and owners that do not stand together are counted one by one.
      const canUseSets = !storeId && (!over.owners || over.owners.followed !== undefined);
      const sets = canUseSets ? fittingBits(catalogue, facet, { others, over }) : undefined;
      if (sets) return Uint32Array.from(sets, (bits) => countIn(over, bits));
      return countWalking(catalogue, facet, { over, masks: masksOf(catalogue, others, storeId) });
    },
  };
}

function countWalking(
  { structure: { variants } }: MarketCatalogue,
  facet: FacetOfPieces,
  { over, masks }: Pick<Counted, 'over' | 'masks'>,
): Uint32Array {
  const numberOf = ({ id }: { id: string }) => facet.numberOf.get(id) ?? -1;
  const counted = { start: variants.start, over, masks, counts: new Uint32Array(facet.values.length) };
  if (facet.id === 'size') return countColumn(variants.size, Int32Array.from(variants.sizes, numberOf), counted);
  if (facet.id === 'length') return countColumn(variants.length, Int32Array.from(variants.lengths, numberOf), counted);
  const [sent, inStores] = countPlaces(counted);
  for (const [id, count] of [['online', sent] as const, ['store', inStores] as const])
    if (numberOf({ id }) >= 0) counted.counts[numberOf({ id })] = count;
  return counted.counts;
}

type Counted = { start: Uint32Array; over: CountOver; masks: Masks; counts: Uint32Array };

/** Counts by a column of the pieces: `numbers` are the facet's own for what stands in it, and what they do not name counts nowhere. */
function countColumn(column: Uint16Array | Uint8Array, numbers: Int32Array, { start, over, masks, counts }: Counted): Uint32Array {
  // A product, or its owner, counts once for a value, however many of its pieces have it.
  const countedFor = new Int32Array(counts.length).fill(-1);
  const listed = over.members();
  const { total, owners } = over;
  const ownerOf = owners?.of;
  for (let at = 0; at < total; at++) {
    const product = listed[at]!;
    const owner = ownerOf ? ownerOf[product]! : product;
    const end = start[product + 1]!;
    for (let variant = start[product]!; variant < end; variant++) {
      const value = column[variant]!;
      const number = value < numbers.length ? numbers[value]! : -1;
      if (number < 0 || countedFor[number] === owner || !isFitting(masks, variant)) continue;
      countedFor[number] = owner;
      counts[number]!++;
    }
  }
  return counts;
}

/** How many can be sent in a piece that fits, and how many lie so in a store. */
function countPlaces({ start, over, masks }: Counted): [number, number] {
  const listed = over.members();
  const { total, owners } = over;
  const ownerOf = owners?.of;
  let [sent, inStores] = [0, 0];
  let [last, seen] = [-1, 0];
  for (let at = 0; at < total; at++) {
    const product = listed[at]!;
    const owner = ownerOf ? ownerOf[product]! : product;
    const end = start[product + 1]!;
    const before = owner === last ? seen : 0;
    [last, seen] = [owner, before];
    for (let variant = start[product]!; variant < end && seen < 3; variant++) {
      const place = masks.places[variant]!;
      if ((place | seen) !== seen && isFitting(masks, variant)) seen |= place;
    }
    sent += (seen & 1) - (before & 1);
    inStores += (seen >> 1) - (before >> 1);
  }
  return [sent, inStores];
}
