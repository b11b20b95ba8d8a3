import type { FacetId } from '@selvedge/contract/catalogue/facet.ts';
import type { ListingQuery } from '@selvedge/domain/catalogue/listing-query.ts';
import type { ArrangedCategories } from '../catalogue/arrangement/arranged-categories-of.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';

/** The values of an address that no product of the shop has: whoever followed it is told. */
export function unknownChoices(catalogue: MarketCatalogue, query: ListingQuery, arranged: ArrangedCategories): string[] {
  const values = Object.entries(query.facets).flatMap(([id, list]) =>
    list.filter((value) => !isKnown(catalogue, arranged, { id: id as FacetId, value })),
  );
  return [...new Set(values)].slice(0, mostUnknown).map((value) => value.slice(0, longest));
}

const mostUnknown = 5;
const longest = 60;

/** What was chosen, without values that no product of the shop has: a mistyped address shows the listing, not an empty one. */
export function knownChoices(catalogue: MarketCatalogue, query: ListingQuery, arranged: ArrangedCategories): ListingQuery {
  const facets = Object.entries(query.facets).flatMap(([id, values]) => {
    const known = values.filter((value) => isKnown(catalogue, arranged, { id: id as FacetId, value }));
    return known.length > 0 ? [[id, known] as const] : [];
  });
  return { ...query, facets: Object.fromEntries(facets) };
}

function isKnown(
  { structure, supply }: MarketCatalogue,
  arranged: ArrangedCategories,
  { id, value }: { id: FacetId; value: string },
): boolean {
  if (id === 'new' || id === 'sale' || id === 'member') return value === 'true';
  return { ...structure.facets, ...supply.facets, category: arranged.facet }[id].numberOf.has(value);
}
