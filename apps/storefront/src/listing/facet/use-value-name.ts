import type { FacetId } from '@selvedge/contract/catalogue/facet.ts';
import type { Listing } from '@selvedge/contract/catalogue/listing.ts';
import { useT } from '../../lib/shop-context.tsx';

/** What a facet's value is called: as the assortment names it, else by a translation, else as it is written. */
export function useValueName(facets: Listing['facets']): (id: FacetId, value: string) => string {
  const t = useT();
  return (id, value) => {
    const label = facets.find((facet) => facet.id === id)?.values.find((each) => each.value === value)?.label;
    if (label !== undefined) return label;
    const key = `facet.${id}.${value}`;
    const text = t(key);
    return text === key.toLowerCase() ? value : text;
  };
}
