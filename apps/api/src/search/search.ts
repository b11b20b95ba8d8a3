import { type CategorySearch, type SearchRequest, type SearchResult, sortings } from '@selvedge/contract/catalogue/search.ts';
import type { PageContent } from '@selvedge/contract/page.ts';
import { arrangedRequest } from '../catalogue/arrangement/arranged-request.ts';
import { cardList } from '../catalogue/card-list.ts';
import { forMembers } from '../catalogue/for-members.ts';
import { foundNumbers } from '../catalogue/found-numbers.ts';
import { getArrangement, getMarketCatalogue, getMarketOf } from '../catalogue/market-of.ts';
import type { Found } from '../catalogue/search-port.ts';
import { lendBuffer } from '../http/lend-buffer.ts';
import type { ReadyAnswer } from '../http/serve-ready.ts';
import type { Ctx } from '../shop/ctx.ts';
import { type OfferedCategory, offeredCategories } from './offered-categories.ts';

const longestTerms = 200;
const head = Buffer.from('{"results":');
const facetsHead = Buffer.from(',"facets":');

/** A listing or a search, as bytes. The same request again is the same bytes, until something changes. */
export async function search(ctx: Ctx, given: SearchRequest): Promise<ReadyAnswer> {
  const catalogue = await getMarketCatalogue(ctx);
  const market = getMarketOf(ctx);
  const arrangement = getArrangement(ctx);
  const request = arrangedRequest(readable(given), arrangement);
  // Where categories lead is content's to say.
  const { until } = forMembers(catalogue, arrangement.members, ctx.now);
  const key = `search ${arrangement.key} ${until} ${request.searchTerms ? ctx.content.revision : ''} ${JSON.stringify(request)}`;
  const kept = catalogue.answers.find(key);
  if (kept) return kept;
  const { ids, ...found } = await ctx.catalogue.search.find(market, request, ctx.now, arrangement);
  const products = foundNumbers(catalogue, ids);
  const formats = catalogue.structure.imageFormats;
  const imageSort = request.imageSort && formats.has(request.imageSort) ? request.imageSort : undefined;
  const tiles = cardList(catalogue, products, { imageSort, days: request.daysToTreatAsNew, now: ctx.now });
  // Only who is still typing sees categories with pictures.
  const { searchTerms } = request;
  const categories = request.completions
    ? offeredCategories(catalogue, found.categories, { searchTerms, now: ctx.now, arrangement })
    : found.categories;
  const { facets, ...rest } = showRest(ctx, { ...found, categories });
  const tail = Buffer.from(`,${JSON.stringify(rest).slice(1)}`);
  const parts = [head, ...tiles, facetsHead, facetsJson(facets), tail];
  if (catalogue.answers.isAskedAgain(key)) return catalogue.answers.keep(key, { json: Buffer.concat(parts) });
  return sentOnce(parts);
}

function sentOnce(parts: readonly Buffer[]): ReadyAnswer {
  let end = 0;
  for (const { length } of parts) end += length;
  const { bytes, giveBack } = lendBuffer(end);
  end = 0;
  for (const part of parts) {
    bytes.set(part, end);
    end += part.length;
  }
  return { json: bytes, giveBack };
}

const written = new WeakMap<Found['facets'], Buffer>();

/** The search gives the same object for the same facets. */
function facetsJson(facets: Found['facets']): Buffer {
  const json = written.get(facets) ?? Buffer.from(JSON.stringify(facets));
  written.set(facets, json);
  return json;
}

/** What is left out and what is null are one request, and so are terms that differ after what is read of them. */
export function readable(request: SearchRequest): SearchRequest {
  const entries = Object.entries(request).filter(([, value]) => value !== null && value !== undefined);
  const terms = request.searchTerms?.slice(0, longestTerms).trim();
  return { ...Object.fromEntries(entries), ...(terms !== undefined && { searchTerms: terms }) };
}

/** Everything of an answer but its tiles. */
export function showRest(
  ctx: Pick<Ctx, 'market' | 'content'>,
  {
    totalResults,
    startingFrom,
    facets,
    priceFacet,
    categories,
    redirect,
    reading,
    completions,
  }: Omit<Found, 'ids' | 'categories'> & { categories: readonly OfferedCategory[] },
) {
  const market = getMarketOf(ctx);
  const rest: Omit<SearchResult, 'results'> = {
    ...{ totalResults, startingFrom, facets },
    ...(priceFacet && { priceFacet }),
    sortings: [...sortings],
    ...(redirect &&
      /^\/(?![/\\])/.test(redirect.target) && {
        redirect: {
          url: `/${market.id}${redirect.target === '/' ? '' : redirect.target}`,
          statusCode: redirect.status === 301 ? 301 : 302,
        },
      }),
    categorySearch: showCategories(ctx, categories),
    ...(reading && { reading }),
    ...(completions && { completions: [...completions] }),
  };
  return rest;
}

/** Only categories that have a page: a link to nowhere helps nobody. */
function showCategories(ctx: Pick<Ctx, 'market' | 'content'>, categories: readonly OfferedCategory[]): CategorySearch[] {
  const market = getMarketOf(ctx);
  const content = ctx.content.byMarket.get(market.id);
  return categories.flatMap(({ id, count, images }) => {
    const path = content?.pathById.get(`category:${id}`);
    if (path === undefined) return [];
    const displayName = nameOf(content?.pages.get(path), market.url) || id;
    return [{ displayName, productsInCategory: count, categoryUri: market.url + path, ...(images && { images }) }];
  });
}

/** There is a "Knitwear" for women and one for men: the name of the top category tells them apart. */
function nameOf(page: PageContent | undefined, home: string): string {
  const top = page?.breadcrumb.find(({ url }) => url !== home)?.title;
  const heading = page?.heading ?? '';
  return top === undefined || top === heading || heading === '' ? heading : `${top} · ${heading}`;
}
