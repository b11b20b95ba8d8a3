import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import type { MarketCatalogue } from '../market-catalogue.ts';
import { noLength } from '../structure.ts';
import { type Bits, clearBit, listBits } from './bits.ts';
import type { CountOver, FacetTable } from './facet-table.ts';

type Measure = 'size' | 'length';
/** Which sizes, and which lengths, were chosen: one byte each. */
type Chosen = Partial<Record<Measure, Uint8Array>>;

/** SRC-053 trousers in 32 and in length 34 are found by both only where one and the same piece has both. */
export type VariantFit = {
  chosen: Chosen;
  /** Takes away products none of whose pieces that can be had fits. */
  keepFitting(bits: Bits, members: Uint32Array): void;
  /** How many of the set have each size, or length, in a piece that fits what was chosen of the other. */
  countFitting(facet: FacetTable, over: CountOver): Uint32Array;
};

export function variantFit({ structure: { variants }, supply }: MarketCatalogue, { facets = [] }: SearchRequest): VariantFit {
  const { start, size, length, sizes, lengths } = variants;
  const maskOf = (id: Measure, known: readonly { id: string }[]) => {
    const values = new Set((facets ?? []).flatMap((each) => (each.id === id ? each.values : [])));
    return values.size === 0 ? undefined : Uint8Array.from(known, (each) => Number(values.has(each.id)));
  };
  const [bySize, byLength] = [maskOf('size', sizes), maskOf('length', lengths)];
  const isBuyable = (variant: number) => supply.online[variant]! > 0 || supply.inStore[variant] === 1;
  const hasLength = (variant: number) => length[variant] !== noLength && byLength![length[variant]!] === 1;
  return {
    chosen: { ...(bySize && { size: bySize }), ...(byLength && { length: byLength }) },
    keepFitting(bits, members) {
      const total = listBits(bits, members);
      for (let at = 0; at < total; at++) {
        const product = members[at]!;
        let variant = start[product]!;
        const end = start[product + 1]!;
        while (variant < end && !(isBuyable(variant) && bySize![size[variant]!] === 1 && hasLength(variant))) variant++;
        if (variant === end) clearBit(bits, product);
      }
    },
    countFitting(facet, { members, total }) {
      const isSize = facet.id === 'size';
      const numbers = (isSize ? sizes : lengths).map(({ id }) => facet.numberOf.get(id) ?? -1);
      const counts = new Uint32Array(facet.values.length);
      // A product counts once for a value, however many of its pieces have it.
      const countedFor = new Int32Array(facet.values.length).fill(-1);
      const listed = members();
      for (let at = 0; at < total; at++) {
        const product = listed[at]!;
        for (let variant = start[product]!; variant < start[product + 1]!; variant++) {
          if (!isBuyable(variant) || (!isSize && length[variant] === noLength)) continue;
          if (isSize ? !hasLength(variant) : bySize![size[variant]!] !== 1) continue;
          const number = numbers[isSize ? size[variant]! : length[variant]!]!;
          if (number < 0 || countedFor[number] === product) continue;
          countedFor[number] = product;
          counts[number]!++;
        }
      }
      return counts;
    },
  };
}
