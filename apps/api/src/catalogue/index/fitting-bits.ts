import { type Cache, createCache } from '../../cache/create-cache.ts';
import { createAskedBefore } from '../create-asked-before.ts';
import type { MarketCatalogue } from '../market-catalogue.ts';
import type { Supply } from '../supply.ts';
import { type Bits, emptyBits, setBit } from './bits.ts';
import type { CountOver } from './facet-table.ts';
import { type Chosen, type FacetOfPieces, isFitting, masksOf, ofPieces } from './piece-masks.ts';

const known = new WeakMap<Supply, Cache<string, readonly Bits[]>>();
const mostKept = 64;
const askedBefore = createAskedBefore();
/** Looking at a piece takes about as long as comparing so many words of a set. */
const wordsOfPiece = 4;

type Asked = { others: readonly Chosen[]; over: CountOver };

/**
 * Of each value of a facet, the products that have it in a piece that fits what was chosen besides. The pieces of all products are walked
 * for it once: at once where many of them would be walked anyway, else when the same is asked for again. Undefined where it
 * is quicker to walk the pieces of those that are counted.
 */
export function fittingBits(catalogue: MarketCatalogue, facet: FacetOfPieces, { others, over }: Asked): readonly Bits[] | undefined {
  const { count, variants } = catalogue.structure;
  const pieces = (over.total * variants.size.length) / Math.max(1, count);
  if (pieces * wordsOfPiece < facet.values.length * over.bits.length) return undefined;
  const ofSupply = known.get(catalogue.supply) ?? createCache<string, readonly Bits[]>({ name: 'fitting-pieces', maxEntries: mostKept });
  known.set(catalogue.supply, ofSupply);
  const key = JSON.stringify([facet.id, others.map((chosen) => ofPieces.map((id) => [...chosen[id]].sort()))]);
  const kept = ofSupply.find(key);
  if (kept || (over.total * 4 < count && !askedBefore(key))) return kept;
  return ofSupply.keep(key, makeBits(catalogue, facet, others));
}

function makeBits(catalogue: MarketCatalogue, facet: FacetOfPieces, others: readonly Chosen[]): readonly Bits[] {
  const { variants, count } = catalogue.structure;
  const masks = masksOf(catalogue, others, undefined);
  const bits = facet.values.map(() => emptyBits(count));
  const bitsOf = (id: string) => bits[facet.numberOf.get(id) ?? -1];
  const [sizes, lengths] = [variants.sizes.map(({ id }) => bitsOf(id)), variants.lengths.map(({ id }) => bitsOf(id))];
  const [sent, inStores] = [bitsOf('online'), bitsOf('store')];
  for (let product = 0; product < count; product++) {
    const end = variants.start[product + 1]!;
    for (let variant = variants.start[product]!; variant < end; variant++) {
      if (!isFitting(masks, variant)) continue;
      if (facet.id === 'availability') {
        if (sent && masks.places[variant]! & 1) setBit(sent, product);
        if (inStores && masks.places[variant]! & 2) setBit(inStores, product);
        continue;
      }
      const own = facet.id === 'size' ? sizes[variants.size[variant]!] : lengths[variants.length[variant]!];
      if (own) setBit(own, product);
    }
  }
  return bits;
}
