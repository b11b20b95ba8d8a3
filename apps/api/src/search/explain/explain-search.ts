import type { SearchRedirects, SearchSynonyms } from '@selvedge/contract/catalogue/search-words.ts';
import type { ExplainedSearch } from '@selvedge/contract/studio/search.ts';
import { wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import { arrangedCategoriesOf } from '../../catalogue/arrangement/arranged-categories-of.ts';
import { type Arrangement, arrange } from '../../catalogue/arrangement/arrangement.ts';
import { findRedirect } from '../../catalogue/arrangement/find-redirect.ts';
import { synonymsOf } from '../../catalogue/arrangement/synonyms-of.ts';
import { findProducts } from '../../catalogue/find-products.ts';
import { queryWords } from '../../catalogue/index/search-text.ts';
import type { Sense } from '../../catalogue/index/senses.ts';
import type { TextIndex } from '../../catalogue/index/text-index.ts';
import { namedCategories } from '../../catalogue/index-search.ts';
import { makeSearchable, type SearchableMarket } from '../../catalogue/make-searchable.ts';
import { getArrangement, getMarketCatalogue } from '../../catalogue/market-of.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { askAbout, findAsked } from './ask-about.ts';
import { explainProduct } from './explain-product.ts';
import { explainText, howOf } from './explain-text.ts';

export type AskedSearch = {
  terms: string;
  synonyms?: SearchSynonyms | undefined;
  redirects?: SearchRedirects | undefined;
  productId?: string | undefined;
  size: number;
};

const mostMeanings = 12;

/** A search as shoppers have it, with the reason for every place. */
export async function explainSearch(ctx: Ctx, { terms, synonyms, redirects, productId, size }: AskedSearch): Promise<ExplainedSearch> {
  const catalogue = await makeSearchable(await getMarketCatalogue(ctx));
  const live = getArrangement(ctx);
  const isDraft = synonyms !== undefined || redirects !== undefined;
  const arrangement = isDraft ? arrange({ ...live, synonyms: synonyms ?? live.synonyms, redirects: redirects ?? live.redirects }) : live;
  const now = ctx.now;
  const { products, totalResults: total, reading } = findProducts(catalogue, { searchTerms: terms, size }, now, arrangement);
  const asked = productId ? findAsked(catalogue, productId) : undefined;
  const { index, language } = catalogue.language;
  const { parts, scoreOf } = explainText(index, reading?.terms ?? terms, {
    synonyms: synonymsOf(arrangement, language),
    optional: reading?.optional,
    products: asked === undefined ? products : [...products, asked],
  });
  const redirect = findRedirect(arrangement, terms);
  return {
    parts: parts.map(({ words, senses }) => ({ typed: words.join(' '), meanings: showMeanings(senses) })),
    understood: (reading?.understood ?? []).map(({ kind, typed, label }) => ({ kind, typed, label })),
    leftOut: leftOut(reading?.terms ?? terms, index),
    total,
    results: products.map((product, at) => explainProduct(catalogue, product, { text: scoreOf(product), place: at + 1 })),
    ...(redirect && { redirect }),
    categories: showCategories(catalogue, { terms, now, arrangement }),
    ...(productId && {
      asked: await askAbout(ctx, {
        catalogue,
        arrangement,
        terms,
        productId,
        product: asked,
        scoreOf,
        isFiltered: (reading?.understood.length ?? 0) > 0,
      }),
    }),
  };
}

function showMeanings(senses: readonly Sense[]): ExplainedSearch['parts'][number]['meanings'] {
  return senses
    .map((sense) => ({ words: sense.means.join(' '), how: howOf(sense), products: sense.products.length }))
    .sort((a, b) => b.products - a.products)
    .slice(0, mostMeanings);
}

function leftOut(terms: string, index: TextIndex): string[] {
  const { language } = index;
  // An id is looked for as a whole; its parts are not left out.
  const looked = new Set(queryWords(terms, index).flatMap((word) => [word, ...wordsOf(word, language)]));
  return [...new Set(wordsOf(terms, language))].filter((word) => !looked.has(word));
}

type Named = { terms: string; now: Date; arrangement: Arrangement };

function showCategories(catalogue: SearchableMarket, { terms, now, arrangement }: Named): ExplainedSearch['categories'] {
  const { names } = arrangedCategoriesOf(catalogue, arrangement, now);
  return namedCategories(catalogue, { searchTerms: terms }, { now, arrangement }).map(({ id, count }) => ({
    ...{ id, count },
    name: names.get(id) ?? id,
  }));
}
