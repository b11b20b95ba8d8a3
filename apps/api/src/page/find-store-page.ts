import type { PageContent, Seo } from '@selvedge/contract/page.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { pagePath } from '@selvedge/domain/page/page-path.ts';
import { openingChangesAt } from '@selvedge/domain/store/opening-state.ts';
import { writeList } from '@selvedge/domain/text/write-list.ts';
import { translate } from '@selvedge/domain/translation/translate.ts';
import { findMoved } from '../content/find-moved.ts';
import { findNearestPath } from '../content/find-nearest-path.ts';
import { getPageData } from '../content/get-page-data.ts';
import { pageCacheKey } from '../content/page-cache-key.ts';
import type { PageRequest } from '../content/page-request.ts';
import { withDefault } from '../content/page-seo.ts';
import { redirectData } from '../content/plain-page-data.ts';
import { type PageResolution, resolveMoved } from '../content/resolve-page.ts';
import { showStore } from '../store/show-store.ts';
import { storesOf } from '../store/stores-of.ts';
import type { StoreRow } from '../store/tables.ts';
import type { FoundPage } from './found-page.ts';
import type { PageShop } from './page-shop.ts';
import { cardAddress, storeCard } from './share-cards.ts';
import { storeStructuredData } from './store-structured-data.ts';

type Asked = { resolved: PageResolution; plain: FoundPage };

/** The page of one store: what is known of it, between the rows that an editor wrote for it or for all of them. */
export function findStorePage(shop: PageShop, request: PageRequest, { resolved, plain }: Asked): FoundPage {
  const { in: market, thing } = resolved;
  const slug = String(thing?.params.slug ?? '');
  const stores = storesOf(shop.content, market.market.id);
  const store = stores.find((each) => each.slug === slug);
  if (!store) {
    // Receipts and labels of stores print their number.
    const byId = stores.find(({ id }) => id.toLowerCase() === slug.toLowerCase());
    const moved = byId ? undefined : findMoved(shop.content, market, thing?.path ?? '');
    if (moved) {
      const gone = resolveMoved(market, request, moved);
      const load = () => getPageData(shop.content, request, { resolved: gone });
      return { ...plain, key: pageCacheKey(shop.content, request, gone), rule: moved.rule, load };
    }
    const nearest = byId ? undefined : findNearestPath(shop.content, market, { request, path: thing?.path ?? '' });
    if (!byId && nearest === undefined) return plain;
    const to = market.publicMarket.url + (byId ? pagePath('store', { slug: byId.slug }) : nearest);
    return { ...plain, key: undefined, load: () => redirectData(shop.content, request, { statusCode: byId ? 301 : 302, to }) };
  }
  return {
    ...plain,
    key: plain.key && `${plain.key} ${store.slug}`,
    until: openingChangesAt(store, shop.now),
    load: () => storePage(shop, request, { resolved, store }),
  };
}

function storePage(
  shop: PageShop,
  request: PageRequest,
  { resolved, store: row }: { resolved: PageResolution; store: StoreRow },
): PageData {
  const { in: market } = resolved;
  const { publicMarket, navigation, translations } = market;
  const store = showStore(row, { market: publicMarket.id, now: shop.now });
  const path = pagePath('store', { slug: store.slug });
  const t = (key: string) => translate(translations, key);
  const directory = { title: t('page.stores.title'), url: publicMarket.url + pagePath('retailStores') };
  return getPageData(shop.content, request, {
    resolved,
    fromCatalogue: {
      content: { ...writtenFor(resolved, path), store, ...(shop.mapTiles && { mapTiles: shop.mapTiles }) },
      ...{ path, canonicalQuery: '', alternates: alternatesOf(shop, row, path), heading: store.name },
      title: `${store.name} | ${navigation.shopName}`,
      description: writeList(t, [store.street, `${store.postalCode} ${store.city}`.trim()]),
      breadcrumb: [directory],
      picture: cardAddress(market, storeCard(market, store)),
      structuredData: [storeStructuredData(store, { shopUrl: request.shopUrl, shopName: navigation.shopName })],
    },
  });
}

type Written = Partial<Pick<PageContent, 'rows' | 'fixedWidgets' | 'filters'>>;

/** CMS-004, CMS-005 What stands at the store's own address, else what stands at the pattern of them all. */
function writtenFor({ in: market }: PageResolution, path: string): Written {
  const page = market.pages.get(path) ?? market.pages.get('/stores/:slug');
  if (!page) return {};
  const { rows, fixedWidgets, filters } = page;
  return { rows, ...(fixedWidgets && { fixedWidgets }), ...(filters && { filters }) };
}

function alternatesOf({ content }: PageShop, { markets }: StoreRow, path: string): Seo['linkTags'] {
  const there = markets.filter((id) => content.byMarket.get(id)?.market.hasStoreLocator);
  return withDefault(
    content,
    there.map((id) => ({ rel: 'alternate', hreflang: id, href: `/${id}${path}` })),
  );
}
