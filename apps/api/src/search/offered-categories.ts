import type { ProductCard } from '@selvedge/contract/catalogue/product.ts';
import { matchRank, rankMatches } from '@selvedge/domain/search/match-rank.ts';
import { arrangedCategoriesOf } from '../catalogue/arrangement/arranged-categories-of.ts';
import type { Arrangement } from '../catalogue/arrangement/arrangement.ts';
import { type Bits, countCommon, hasBit, keepCommon } from '../catalogue/index/bits.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import type { Found } from '../catalogue/search-port.ts';
import { lexiconOf } from '../catalogue/words/lexicon.ts';

const mostCategories = 6;
const fewestInside = 4;

type Asked = { searchTerms: string | null | undefined; now: Date; arrangement: Arrangement };
export type OfferedCategory = Found['categories'][number] & { images?: ProductCard['images'] | undefined };

/**
 * Categories for who is still typing, each with the picture of what stands first in it: those that the words name, then those whose
 * names begin so. Before anything is typed, the narrowest ones that hold most.
 */
export function offeredCategories(catalogue: MarketCatalogue, named: Found['categories'], asked: Asked): OfferedCategory[] {
  const { structure, language, isSold, supply } = catalogue;
  const { facet, names, categories, stems } = arrangedCategoriesOf(catalogue, asked.arrangement, asked.now);
  const online = isSold.slice();
  keepCommon(online, structure.isOnline);
  const counted = facet.values
    .map((id, at) => ({ id, count: countCommon(online, facet.bits[at]!) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
  const terms = asked.searchTerms?.trim() ?? '';
  const others = terms === '' ? narrowest() : begun();
  const known = new Set(named.map(({ id }) => id));
  const shown = [...named, ...others.filter(({ id }) => !known.has(id))].slice(0, mostCategories);
  const pictured = new Set<number>();
  return shown.map((category) => {
    const bits = facet.bits[facet.numberOf.get(category.id) ?? -1];
    return { ...category, images: bits && firstPicture(catalogue, { bits, online, inStock: supply.isInStock, pictured }) };
  });

  /** Those that are called as garments are come first: an edit says less to who does not know the shop yet. */
  function narrowest() {
    const parents = new Set([...categories.values()].map(({ parentId }) => parentId));
    const { ofStem } = lexiconOf(language.language);
    const isGarment = (stem: string) => ofStem.get(stem)?.some(({ kind, id }) => kind === 'garment' && id !== 'gift-card') ?? false;
    const garments = new Set(stems.flatMap(({ id, stems: name }) => ([...name].some(isGarment) ? [id] : [])));
    const leaves = counted.filter(({ id }) => !parents.has(id));
    return [...leaves.filter(({ id }) => garments.has(id)), ...leaves.filter(({ id }) => !garments.has(id))];
  }

  /** Of fewer letters it is chance that they stand inside of a word. */
  function begun() {
    const nameOf = ({ id }: { id: string }) => names.get(id) ?? id;
    const ranked = rankMatches(counted, terms, nameOf);
    return terms.length < fewestInside ? ranked.filter((each) => matchRank(nameOf(each), terms) !== 'inside') : ranked;
  }
}

type Within = { bits: Bits; online: Bits; inStock: Bits; pictured: Set<number> };

/** Two categories beside each other don't show the same style. */
function firstPicture(
  { structure, orders }: MarketCatalogue,
  { bits, online, inStock, pictured }: Within,
): ProductCard['images'] | undefined {
  for (const product of orders.relevance.products) {
    const style = structure.styleOf[product]!;
    if (!hasBit(bits, product) || !hasBit(online, product) || !hasBit(inStock, product) || pictured.has(style)) continue;
    const { images } = structure.options[product]!;
    const [first] = images.indexes;
    if (!first) continue;
    pictured.add(style);
    return { ...images, indexes: [{ index: first.index, format: first.format }] };
  }
  return undefined;
}
