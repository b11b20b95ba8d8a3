import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { type PageContent, pages } from '@selvedge/contract/page.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { formerMarket, notSoldHere } from '@selvedge/domain/market/switch-market-path.ts';
import { writeList } from '@selvedge/domain/text/write-list.ts';
import { bindShortWords } from '@selvedge/domain/translation/bind-short-words.ts';
import { translate } from '@selvedge/domain/translation/translate.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { findSold } from '../catalogue/market-of.ts';
import { productUrl } from '../catalogue/show-card.ts';
import { showDetail, showStoreProduct } from '../catalogue/show-detail.ts';
import { encodePath } from '../content/encode-path.ts';
import { getPageData } from '../content/get-page-data.ts';
import type { PageRequest } from '../content/page-request.ts';
import { redirectData } from '../content/plain-page-data.ts';
import type { PageResolution } from '../content/resolve-page.ts';
import type { MarketContent } from '../published/content-snapshot.ts';
import { type BadgeLooks, type BadgeSource, badgeLooks } from './badge-looks.ts';
import { findLook } from './list-looks.ts';
import { type LiveSize, withLiveSizes } from './live-sizes.ts';
import { offerTerms } from './offer-terms.ts';
import type { PageShop } from './page-shop.ts';
import { productAlternates } from './product-alternates.ts';
import { productStructuredData } from './product-structured-data.ts';
import { safetyOf } from './safety-of.ts';
import { cardAddress, productCard } from './share-cards.ts';
import { withLocalSizes } from './with-local-sizes.ts';

type FoundProduct = { product: number; path: string; redirect?: string };

/** The product that an address names, and the address that it should have had. Undefined: there is no such page. */
export function findProductPage(
  catalogue: MarketCatalogue,
  { alias, thing, in: market }: PageResolution,
  storeIdOf: (slug: string) => string,
): FoundProduct | undefined {
  const { slug, productId, id } = (thing?.params ?? {}) as Record<string, string | undefined>;
  const product = findSold(catalogue, productId ?? id ?? '');
  if (!thing || product === undefined) return undefined;
  if (alias === 'storeProductPage') {
    const isThere = catalogue.structure.options[product]!.hasRetail && listStores(catalogue, product).includes(storeIdOf(slug ?? ''));
    return isThere ? { product, path: thing.path } : undefined;
  }
  const url = productUrl(catalogue, product);
  return { product, path: thing.path, ...(url !== market.publicMarket.url + encodePath(thing.path) && { redirect: url }) };
}

type AskedProduct = { resolved: PageResolution; catalogue: MarketCatalogue; found: FoundProduct; live: ReadonlyMap<string, LiveSize> };

export async function productPage(
  shop: PageShop,
  request: PageRequest,
  { resolved, catalogue, found, live }: AskedProduct,
): Promise<PageData> {
  const { product, path, redirect } = found;
  if (redirect) return redirectData(shop.content, request, { statusCode: 301, to: redirect + keptQuery(request) });
  const isInStore = resolved.alias === 'storeProductPage';
  const read = isInStore ? showStoreProduct(catalogue, product, shop.now) : showDetail(catalogue, product, shop.now);
  const detail = withLocalSizes(withLiveSizes(read, live), resolved.in);
  const { navigation, translations } = resolved.in;
  const t = (key: string) => translate(translations, key);
  // What an editor puts around products stands at the pattern of their addresses.
  const rows = resolved.in.pages.get((pages[resolved.alias].paths as readonly string[])[0] ?? '')?.rows;
  const source = { catalogue, market: resolved.in };
  const looks = pageBadges(source, detail);
  const shopTheLook = detail.shopTheLook.length > 0 ? detail.shopTheLook : findLook(source, detail.id);
  return getPageData(shop.content, request, {
    resolved,
    fromCatalogue: {
      content: {
        product: ofPage(
          { ...detail, ...safetyOf(resolved.in, detail), shopTheLook },
          { looks, language: resolved.in.market.language.baseCode },
        ),
        productBadges: looks,
        ...(rows && { rows }),
      },
      path,
      canonicalQuery: '',
      alternates: isInStore ? [] : await productAlternates(shop, { catalogue, product }),
      heading: detail.name,
      picture: cardAddress(resolved.in, productCard({ market: resolved.in, catalogue }, product)),
      title: `${writeList(t, [detail.name, detail.colourName])} | ${navigation.shopName}`,
      description: describeProduct(detail, t),
      breadcrumb: categoryCrumbs(resolved, detail),
      structuredData: isInStore
        ? []
        : [productStructuredData(detail, { shopUrl: request.shopUrl, terms: offerTerms(resolved.in, detail) })],
    },
  });
}

/** MKT-023 who has just changed the market on a product that is not sold here lands on the listing of its category, and is told why. */
export function findListingOf(shop: PageShop, request: PageRequest, { resolved, catalogue }: Omit<AskedProduct, 'found' | 'live'>) {
  const { thing, in: market } = resolved;
  const { productId, id } = (thing?.params ?? {}) as Record<string, string | undefined>;
  const { structure } = catalogue;
  const product = structure.numberOf.get(productId ?? id ?? '');
  if (!request.query.has(formerMarket) || product === undefined) return undefined;
  const path = categoryPath(market, structure.styles[structure.styleOf[product]!]!.allCategories);
  const to = `${market.publicMarket.url}${path === undefined ? '' : encodePath(path)}?${notSoldHere}=1`;
  return () => redirectData(shop.content, request, { statusCode: 302, to });
}

/** Its other colours have the same words, and other styles may have the same name. */
function describeProduct({ name, colourName, brand, fabricComposition, description }: ProductDetail, t: (key: string) => string): string {
  const text = [writeList(t, [name, colourName, fabricComposition, brand]), description].filter(Boolean).join('. ');
  if (text.length <= 300) return text;
  const cut = text.slice(0, 299);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 200)).trimEnd()}…`;
}

/** What the page shows: badges that have a place on it, and of the other colours nothing but how they look and where they are. Its lines are bound. */
function ofPage<T extends ProductDetail>(detail: T, { looks, language }: { looks: BadgeLooks; language: string }): T {
  return {
    ...detail,
    description: bindShortWords(language, detail.description),
    badges: detail.badges.filter(({ badgeId }) => badgeId in looks),
    styleOptions: detail.styleOptions.map((option) => ({ ...option, variants: [] })),
  };
}

function pageBadges(source: BadgeSource, { badges, isProductSet }: ProductDetail): BadgeLooks {
  const looks = badgeLooks(source, isProductSet ? 'psp' : 'pdp');
  return Object.fromEntries(badges.flatMap(({ badgeId }) => (looks[badgeId] ? [[badgeId, looks[badgeId]]] : [])));
}

function listStores({ structure: { variants } }: MarketCatalogue, product: number): string[] {
  const from = variants.stockStart[variants.start[product]!]!;
  const to = variants.stockStart[variants.start[product + 1]!]!;
  const places = [...variants.stockLocation.subarray(from, to)].map((place) => variants.locations[place]!);
  return places.filter(({ kind }) => kind === 'store').map(({ id }) => id.toLowerCase());
}

/** The category of the product whose page lies deepest, with those above it, as that page tells them: a blazer is at home among coats, not in the sale. */
function categoryCrumbs({ in: market }: PageResolution, { categories }: ProductDetail): PageContent['breadcrumb'] {
  const path = categoryPath(market, categories);
  const row = path === undefined ? undefined : market.pages.get(path);
  if (!row || path === undefined) return [];
  const url = market.publicMarket.url + encodePath(path);
  const above = row.breadcrumb.filter((crumb) => crumb.url !== market.publicMarket.url && crumb.url !== url);
  return [...above, { title: row.heading, url }];
}

function categoryPath(market: MarketContent, categories: readonly string[]): string | undefined {
  const depth = (path: string) => path.split('/').length;
  const paths = categories.flatMap((id) => market.pathById.get(`category:${id}`) ?? []).sort((a, b) => depth(b) - depth(a));
  return paths.find((each) => market.pages.has(each));
}

/** A link from a mail keeps its parameters on the way to the right address. */
function keptQuery({ query }: PageRequest): string {
  const rest = new URLSearchParams(query);
  rest.delete('type');
  rest.delete('part');
  rest.delete(formerMarket);
  return rest.size > 0 ? `?${rest}` : '';
}
