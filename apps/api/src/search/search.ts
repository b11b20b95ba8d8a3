import { type CategorySearch, type SearchRequest, type SearchResult, sortings } from '@selvedge/contract/catalogue/search.ts';
import type { PageContent } from '@selvedge/contract/page.ts';
import { ownCopy } from '../cache/own-copy.ts';
import { arrangedRequest } from '../catalogue/arrangement/arranged-request.ts';
import { writeCardList } from '../catalogue/card-list.ts';
import { forMembers } from '../catalogue/for-members.ts';
import { foundNumbers } from '../catalogue/found-numbers.ts';
import { getArrangement, getMarketCatalogue, getMarketOf } from '../catalogue/market-of.ts';
import type { Found } from '../catalogue/search-port.ts';
import { lendBuffer } from '../http/lend-buffer.ts';
import type { ReadyAnswer } from '../http/serve-ready.ts';
import { mostBytes, type Piece, writePieces } from '../http/write-pieces.ts';
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
  // Only who is still typing sees categories with pictures.
  const { searchTerms } = request;
  const categories = request.completions
    ? offeredCategories(catalogue, found.categories, { searchTerms, now: ctx.now, arrangement })
    : found.categories;
  const { facets, ...rest } = showRest(ctx, { ...found, categories });
  const tail = `,${JSON.stringify(rest).slice(1)}`;
  // Last, as it is good until the next list.
  const tiles = writeCardList(catalogue, products, { imageSort, days: request.daysToTreatAsNew, now: ctx.now });
  const parts = [head, tiles, facetsHead, facetsJson(facets), tail];
  if (catalogue.answers.isAskedAgain(key)) return catalogue.answers.keep(key, { json: ownBytes(parts) });
  return sentOnce(parts);
}

function sentOnce(parts: readonly Piece[]): ReadyAnswer {
  const { bytes, giveBack } = lendBuffer(mostBytes(parts));
  return { json: writePieces(parts, bytes), giveBack };
}

function ownBytes(parts: readonly Piece[]): Buffer {
  const { bytes, giveBack } = lendBuffer(mostBytes(parts));
  const own = ownCopy(writePieces(parts, bytes));
  giveBack();
  return own;
}

const seen = new WeakSet<Found['facets']>();
const written = new WeakMap<Found['facets'], Buffer>();

/** The search gives the same object for facets that are asked for again and again. Of all others, bytes of their own would be collected with everything else. */
function facetsJson(facets: Found['facets']): Piece {
  const known = written.get(facets);
  if (known) return known;
  const json = JSON.stringify(facets);
  if (!seen.has(facets)) {
    seen.add(facets);
    return json;
  }
  const bytes = Buffer.from(json);
  written.set(facets, bytes);
  return bytes;
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
