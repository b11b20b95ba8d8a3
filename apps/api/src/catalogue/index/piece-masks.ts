import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import type { MarketCatalogue } from '../market-catalogue.ts';
import { noLength, type VariantColumns } from '../structure.ts';
import type { FacetTable } from './facet-table.ts';

/** Facets that are true of a piece rather than of a product. */
export const ofPieces = ['size', 'length', 'availability'] as const;
export type PieceFacet = (typeof ofPieces)[number];
export type FacetOfPieces = FacetTable & { id: PieceFacet };

export type Chosen = Readonly<Record<PieceFacet, ReadonlySet<string>>>;

export function valuesOf(facets: SearchRequest['facets']): Chosen {
  const of = (facet: PieceFacet) => new Set((facets ?? []).flatMap(({ id, values }) => (id === facet ? values : [])));
  return { size: of('size'), length: of('length'), availability: of('availability') };
}

/** What was chosen, by the numbers that pieces have it in: listings ask for it of every piece. */
export type Masks = Pick<VariantColumns, 'size' | 'length' | 'stockStart' | 'stockLocation'> & {
  places: Uint8Array;
  bySize: Uint8Array;
  byLength: Uint8Array;
  withoutLength: number;
  byPlace: Uint8Array;
  /** Of a store; -1 where none is asked for. */
  location: number;
};

export function masksOf(
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
export function isFitting(masks: Masks, variant: number): boolean {
  if (masks.byPlace[masks.places[variant]!] === 0 || masks.bySize[masks.size[variant]!] === 0) return false;
  const long = masks.length[variant]!;
  if ((long === noLength ? masks.withoutLength : masks.byLength[long]) === 0) return false;
  return masks.location < 0 || isIn(masks, variant);
}

function isIn({ stockStart, stockLocation, location }: Masks, variant: number): boolean {
  for (let at = stockStart[variant]!; at < stockStart[variant + 1]!; at++) if (stockLocation[at] === location) return true;
  return false;
}
