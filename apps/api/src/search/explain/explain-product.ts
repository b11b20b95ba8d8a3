import type { ExplainedProduct } from '@selvedge/contract/studio/search.ts';
import { popularityBonus } from '@selvedge/domain/catalogue/popularity-bonus.ts';
import { hasBit } from '../../catalogue/index/bits.ts';
import { inLanguage } from '../../catalogue/language-catalogue.ts';
import type { MarketCatalogue } from '../../catalogue/market-catalogue.ts';
import type { TextScore } from './explain-text.ts';

type Why = { text: TextScore; place?: number | undefined };

/** A product with everything that decides where it stands in a search. */
export function explainProduct(catalogue: MarketCatalogue, product: number, { text, place }: Why): ExplainedProduct {
  const { structure, language, supply, popularity } = catalogue;
  const { id, colour, colourNames, images } = structure.options[product]!;
  return {
    id,
    name: language.texts[structure.styleOf[product]!]!.name,
    colourName: inLanguage(colourNames, language.language) ?? colour,
    images,
    ...(place !== undefined && { place }),
    score: text.score,
    parts: text.parts,
    pairs: text.pairs,
    order: {
      inStock: hasBit(supply.isInStock, product),
      rank: structure.rank[product]!,
      popularity: popularityBonus(popularity.get(id) ?? 0),
      newFrom: new Date(structure.newFrom[product]!).toISOString(),
    },
  };
}
