import { wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import type { FacetTable } from '../index/facet-table.ts';
import type { MarketCatalogue } from '../market-catalogue.ts';

type BrandName = { brand: string; name: readonly string[] };

const known = new WeakMap<FacetTable, Map<string, ReadonlyMap<string, readonly BrandName[]>>>();

/** The brands of the shop with the words of their names, by the first of them. */
export function brandNames({ structure, language: { language } }: MarketCatalogue): ReadonlyMap<string, readonly BrandName[]> {
  const { brand: facet } = structure.facets;
  const byLanguage = known.get(facet) ?? new Map<string, ReadonlyMap<string, readonly BrandName[]>>();
  known.set(facet, byLanguage);
  const names = byLanguage.get(language) ?? readNames(facet.values, language);
  byLanguage.set(language, names);
  return names;
}

function readNames(brands: readonly string[], language: string): Map<string, BrandName[]> {
  const names = new Map<string, BrandName[]>();
  for (const brand of brands) {
    const name = wordsOf(brand, language);
    const [first] = name;
    if (first !== undefined) names.set(first, [...(names.get(first) ?? []), { brand, name }]);
  }
  return names;
}
