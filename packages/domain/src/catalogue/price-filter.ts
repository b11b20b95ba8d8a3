import type { PriceFacet } from '@selvedge/contract/catalogue/facet.ts';

/** The bounds to choose between; nothing when there is no choice. (SRC-028, SRC-029) */
export function priceFilter(facet: PriceFacet | undefined): PriceFacet | undefined {
  if (!facet || facet.available.lowerBoundingValue >= facet.available.upperBoundingValue) return undefined;
  return facet;
}
