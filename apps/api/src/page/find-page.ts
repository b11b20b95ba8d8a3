import { countChoices, type ListingQuery, readListingQuery } from '@selvedge/domain/catalogue/listing-query.ts';
import { arrangementOf } from '../catalogue/arrangement/arrangement.ts';
import { forMembers } from '../catalogue/for-members.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { findMoved } from '../content/find-moved.ts';
import { getPageData } from '../content/get-page-data.ts';
import { pageCacheKey } from '../content/page-cache-key.ts';
import type { PageRequest } from '../content/page-request.ts';
import { type PageResolution, resolveMoved, resolvePage, writeQuery } from '../content/resolve-page.ts';
import { noStockChanges } from '../stock/stock-changes.ts';
import { storesOf } from '../store/stores-of.ts';
import { findStorePage } from './find-store-page.ts';
import { findStoresPage } from './find-stores-page.ts';
import type { FoundPage } from './found-page.ts';
import { listingPage } from './listing-page.ts';
import { findLiveSizes, nameOfSizes } from './live-sizes.ts';
import type { PageShop } from './page-shop.ts';
import { findListingOf, findProductPage, productPage } from './product-page.ts';
import { findSizeGuide, sizeGuidePage } from './size-guide-page.ts';

/** The page that a request is for, and by what name it may be kept, before anything is made. */
export async function findPage(shop: PageShop, request: PageRequest): Promise<FoundPage> {
  const resolved = resolvePage(shop.content, request);
  const key = pageCacheKey(shop.content, request, resolved);
  const rule = 'rule' in resolved ? resolved.rule : undefined;
  const plain: FoundPage = { key, isLongTail: false, until: undefined, rule, load: () => getPageData(shop.content, request, { resolved }) };
  if (resolved.kind !== 'page') return plain;
  const { alias } = resolved;
  if (alias === 'store') return findStorePage(shop, request, { resolved, plain });
  if (alias === 'storeLocatorPage' || alias === 'retailStores')
    return findStoresPage(shop, request, { resolved: { ...resolved, alias }, plain });
  const settings = findSizeGuide(resolved);
  if (!settings && !hasProducts(resolved)) return plain;
  const catalogue = await shop.catalogue.market(resolved.in.market, shop.now);
  if (settings) return { ...plain, load: () => sizeGuidePage(shop, request, { resolved, catalogue, settings }) };
  if (resolved.thing) return findThing(shop, request, { resolved, catalogue, plain });
  const query = queryOf(resolved);
  return {
    key,
    isLongTail: query.q !== '' || countChoices(query) > 0,
    until: changesAt(shop, { resolved, catalogue }),
    load: () => listingPage(shop, request, { resolved, catalogue, query }),
  };
}

async function findThing(
  shop: PageShop,
  request: PageRequest,
  { resolved, catalogue, plain }: { resolved: PageResolution; catalogue: MarketCatalogue; plain: FoundPage },
): Promise<FoundPage> {
  const found = findProductPage(catalogue, resolved, (slug) => storeIdOf(shop, resolved, slug));
  if (!found) {
    const listing = findListingOf(shop, request, { resolved, catalogue });
    if (listing) return { key: undefined, isLongTail: false, until: undefined, load: listing };
    return (await findGone(shop, request, resolved)) ?? { ...plain, until: catalogue.expiresAt };
  }
  const readSizes = () => findLiveSizes(catalogue, found.product, shop.stock ?? noStockChanges);
  const live = readSizes();
  const isTrue = () => nameOfSizes(readSizes()) === nameOfSizes(live);
  const load = () => productPage(shop, request, { resolved, catalogue, found, live });
  if (found.redirect) return { key: undefined, isLongTail: false, until: undefined, load };
  return {
    key: plain.key && `${plain.key} ${found.path}`,
    isLongTail: false,
    until: changesAt(shop, { resolved, catalogue }),
    isTrue,
    load,
  };
}

/** A product that has left: where staff lead its address, or that it is gone. What is merely not sold in this market may come yet. */
async function findGone(shop: PageShop, request: PageRequest, { in: market, thing }: PageResolution): Promise<FoundPage | undefined> {
  const { productId, id } = (thing?.params ?? {}) as Record<string, string | undefined>;
  const rule = { market: market.market.id, path: thing?.path ?? '' };
  const isGone = async () => !!(await shop.wasSold?.(productId ?? id ?? '').catch(() => false));
  const moved = findMoved(shop.content, market, rule.path) ?? ((await isGone()) ? { rule, statusCode: 410 as const } : undefined);
  if (!moved) return undefined;
  const resolved = resolveMoved(market, request, moved);
  const key = pageCacheKey(shop.content, request, resolved);
  return { key, isLongTail: false, until: undefined, rule: moved.rule, load: () => getPageData(shop.content, request, { resolved }) };
}

/** Pages say what members can buy before everybody else. */
function changesAt({ now }: PageShop, { resolved, catalogue }: { resolved: PageResolution; catalogue: MarketCatalogue }): number {
  return Math.min(catalogue.expiresAt, forMembers(catalogue, arrangementOf(resolved.in).members, now).until);
}

/** Who asks for a store by its number finds it, too. */
function storeIdOf({ content }: PageShop, { in: { market } }: PageResolution, slug: string): string {
  return (
    storesOf(content, market.id)
      .find((store) => store.slug === slug)
      ?.id.toLowerCase() ?? slug
  );
}

function hasProducts({ alias, thing, row, query }: PageResolution): boolean {
  if (thing) return true;
  return alias === 'categoryPage' ? row?.categoryId !== undefined && !row.isLandingPage : alias === 'searchPage' && query.q !== undefined;
}

function queryOf({ query }: PageResolution): ListingQuery {
  return readListingQuery(new URLSearchParams(writeQuery(query)));
}
