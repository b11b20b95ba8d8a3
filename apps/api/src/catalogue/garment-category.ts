import type { MarketCatalogue } from './market-catalogue.ts';
import { labelsOf } from './spoken-texts.ts';

/** The narrowest category of a product, as the market calls it: what kind of garment it is to a shopper. */
export function garmentCategory(catalogue: MarketCatalogue, product: number): string | undefined {
  const { structure } = catalogue;
  const depth = (id: string): number => {
    const path = new Set<string>();
    for (let at: string | null = id; at !== null && !path.has(at); at = structure.categories.get(at)?.parentId ?? null) path.add(at);
    return path.size;
  };
  const { categories } = structure.styles[structure.styleOf[product]!]!;
  const [deepest] = [...categories].sort((a, b) => depth(b) - depth(a));
  return deepest === undefined ? undefined : labelsOf(catalogue).get('category')?.get(deepest);
}
