import { type Bits, countBits, countCommon } from '../catalogue/index/bits.ts';
import { daysTreatedAsNew, freshProducts, type MarketCatalogue } from '../catalogue/market-catalogue.ts';
import type { Style } from '../catalogue/structure.ts';

/**
 * Where a style is at home: the deepest of its own categories, of equals the one that is named first. What is new, reduced or of
 * one material lies together for a while or for its cloth, not because it is alike: such a category counts only where there is no other.
 */
export function homeCategory(catalogue: MarketCatalogue, { categories }: Pick<Style, 'categories'>, now: Date): string | undefined {
  const known = categories.filter((id) => catalogue.structure.facets.category.numberOf.has(id));
  const lasting = known.filter((id) => !isLongTail(catalogue, id, now));
  return (lasting.length > 0 ? lasting : known).reduce<string | undefined>(
    (best, id) => (best !== undefined && depth(catalogue, best) >= depth(catalogue, id) ? best : id),
    undefined,
  );
}

export function categoryBits({ structure: { facets } }: MarketCatalogue, id: string): Bits | undefined {
  return facets.category.bits[facets.category.numberOf.get(id) ?? -1];
}

function isLongTail(catalogue: MarketCatalogue, id: string, now: Date): boolean {
  const members = categoryBits(catalogue, id)!;
  const total = countBits(members);
  const isWithin = (set: Bits) => countCommon(members, set) === total;
  const { bits: materials } = catalogue.structure.facets.material;
  return (
    isWithin(catalogue.isMarkedDown) ||
    isWithin(freshProducts(catalogue, { days: daysTreatedAsNew, now })) ||
    materials.some((set) => isWithin(set) && countBits(set) === total)
  );
}

function depth({ structure: { categories } }: MarketCatalogue, id: string): number {
  const seen = new Set<string>();
  for (let at: string | null | undefined = id; at && !seen.has(at); at = categories.get(at)?.parentId) seen.add(at);
  return seen.size;
}
