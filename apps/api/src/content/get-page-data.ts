import { type PageContent, pages, type Seo } from '@selvedge/contract/page.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { countryNamesOf } from '@selvedge/domain/address/country-names-of.ts';
import { translate } from '@selvedge/domain/translation/translate.ts';
import { writingStyleOf } from '@selvedge/domain/writing-style/writing-style.ts';
import type { ContentSnapshot, MarketContent } from '../published/content-snapshot.ts';
import { encodePath } from './encode-path.ts';
import { notifyMeTermsOf } from './notify-me-terms.ts';
import { pagePicture } from './page-card.ts';
import { mustHide, readTexts, shared } from './page-data-parts.ts';
import type { PageRequest } from './page-request.ts';
import { isIndexable } from './page-rules.ts';
import { alternatesOf, pageSeo } from './page-seo.ts';
import { pageTextNames } from './page-texts.ts';
import { errorData, redirectData, selectorData } from './plain-page-data.ts';
import { type PageResolution, type Query, type Resolution, resolvePage } from './resolve-page.ts';
import { breadcrumbStructuredData, homeStructuredData } from './structured-data.ts';

/** What the catalogue adds to a page. Where it comes from is not content's business. */
export type CataloguePart = {
  content: Pick<PageContent, 'listing' | 'product' | 'productBadges' | 'promotionalSpots' | 'sizeGuide' | 'store' | 'stores' | 'mapTiles'> &
    Partial<Pick<PageContent, 'rows' | 'fixedWidgets' | 'filters'>>;
  /** Of a page of one thing: its own address, now that the thing is known to exist. */
  path?: string;
  /** As it turned out to be: a page beyond the last one is the last one. */
  query?: Query;
  canonicalQuery?: string;
  /** The pages before and after, from the shop's root. */
  links?: Seo['linkTags'];
  /** Of a page of one thing: the same in other markets, from the shop's root. */
  alternates?: Seo['linkTags'];
  isIndexable?: boolean;
  heading?: string;
  title?: string;
  description?: string;
  breadcrumb?: PageContent['breadcrumb'];
  structuredData?: Seo['structuredData'];
  /** Of the page where it is shared. */
  picture?: string | undefined;
};

/** Everything a page is rendered from, out of memory alone. */
export function getPageData(
  content: ContentSnapshot,
  request: PageRequest,
  { resolved = resolvePage(content, request), fromCatalogue }: { resolved?: Resolution; fromCatalogue?: CataloguePart | undefined } = {},
): PageData {
  switch (resolved.kind) {
    case 'redirect':
      return redirectData(content, request, resolved);
    case 'selector':
      return selectorData(content, request, resolved);
    case 'maintenance':
      return errorData(content, request, { ...resolved, says: resolved.mode, statusCode: 503 });
    case 'page':
      return pageData(content, request, { ...resolved, fromCatalogue });
  }
}

/** The page of an unexpected failure (500), in the market that was asked for as far as it is known. */
export function getErrorPageData(content: ContentSnapshot, request: PageRequest, statusCode: 500 | 503 = 500): PageData {
  const resolved = resolvePage(content, request);
  const page = { statusCode, says: statusCode === 503 ? 'shop' : 'failure' } as const;
  if (resolved.kind === 'page' || resolved.kind === 'maintenance') return errorData(content, request, { ...resolved, ...page });
  return errorData(content, request, { path: '', in: undefined, ...page });
}

/** What a browser of this market keeps for the time without a connection. */
export function getOfflinePageData(content: ContentSnapshot, request: PageRequest, market: MarketContent | undefined): PageData {
  return errorData(content, request, { path: '', in: market, statusCode: 503, says: 'offline' });
}

type ShownPage = PageResolution & { fromCatalogue: CataloguePart | undefined };

function pageData(content: ContentSnapshot, request: PageRequest, shown: ShownPage): PageData {
  const { in: market, alias, row, fromCatalogue } = shown;
  const { shopUrl } = request;
  const path = fromCatalogue?.path ?? shown.path;
  const statusCode = fromCatalogue?.path === undefined ? shown.statusCode : 200;
  const query = fromCatalogue?.query ?? shown.query;
  const { navigation, translations, publicMarket } = market;
  const texts = readTexts(translations, pageTextNames[alias], { shop: navigation.shopName, country: publicMarket.country.name });
  const heading = fromCatalogue?.heading || row?.heading || texts.title;
  const intro = row ? row.intro : texts.intro;
  const url = publicMarket.url + encodePath(path);
  const home = { title: translate(translations, 'breadcrumb.home'), url: publicMarket.url };
  const breadcrumb = breadcrumbOf({ alias, row, fromCatalogue, home, own: { title: heading, url } });
  const indexable = isIndexable(alias) && fromCatalogue?.isIndexable !== false;
  const noindex = !indexable || mustHide(request);
  const seo = pageSeo({
    shopUrl,
    title: fromCatalogue?.title || row?.seo.title || (alias === 'homePage' ? texts.title : `${heading} | ${navigation.shopName}`),
    // Without any, search engines would write one of their own, and the same for several pages.
    description: fromCatalogue?.description || row?.seo.description || intro || `${heading}, ${navigation.shopName}`,
    canonical: statusCode === 200 ? url + (fromCatalogue?.canonicalQuery ?? canonicalQuery(query)) : undefined,
    locale: publicMarket.id,
    siteName: navigation.shopName,
    noindex,
    picture: fromCatalogue?.picture ?? pagePicture(market, { path, row }),
    alternates: indexable
      ? fromCatalogue?.path || fromCatalogue?.alternates
        ? inShop(fromCatalogue.alternates, shopUrl)
        : alternatesOf(content, { alias, path, row, shopUrl })
      : [],
    structuredData: [
      ...(alias === 'homePage' ? homeStructuredData(market, shopUrl) : breadcrumbStructuredData(breadcrumb, shopUrl)),
      ...(fromCatalogue?.structuredData ?? []),
    ],
    row,
  });
  const links = inShop(fromCatalogue?.links, shopUrl);
  const {
    listing: _,
    product: __,
    productBadges: ___,
    sizeGuide: ____,
    notifyMeTerms: _____,
    store: _s,
    stores: _ss,
    ...stored
  } = row ?? {};
  return {
    ...shared(content, market, request),
    statusCode,
    layout: pages[alias].layout,
    content: {
      rows: { top: [], bottom: [] },
      ...stored,
      ...fromCatalogue?.content,
      ...notifyMeTermsOf(market, { alias, url }),
      ...(request.inStore && { rows: rowsInStore(fromCatalogue?.content.rows ?? row?.rows) }),
      _meta: { alias, url },
      seo: { ...seo, linkTags: [...seo.linkTags, ...links] },
      heading,
      intro,
      breadcrumb,
    },
    location: {
      ...{ market: publicMarket, path: url, query },
      writing: {
        ...writingStyleOf(publicMarket.id, publicMarket.currency, market.market.formats),
        ...countriesOf(content, publicMarket.id),
      },
      ...taxOf(market),
    },
    noindex,
  };
}

function countriesOf({ byMarket }: ContentSnapshot, market: string) {
  const countries = countryNamesOf(market, [...new Set([...byMarket.values()].map((each) => each.market.country.code))].sort());
  return countries && { countries };
}

type Rows = PageContent['rows'];

/** ISO-004 what is not meant for a store's device is not even sent to it. */
function rowsInStore(rows: Rows = { top: [], bottom: [] }): Rows {
  const shown = Object.entries(rows).map(([place, all]) => [place, all?.filter(({ hideOnISO }) => !hideOnISO)]);
  return Object.fromEntries(shown) as Rows;
}

const inShop = (links: Seo['linkTags'] = [], shopUrl: string) => links.map((link) => ({ ...link, href: shopUrl + link.href }));

/** A tax of nothing inside a price is not worth a word; one that checkout adds is, however much it turns out to be. */
function taxOf({ market: { tax } }: MarketContent): Pick<PageData['location'], 'tax'> {
  return tax.rate > 0 || !tax.included ? { tax: { name: tax.name, included: tax.included } } : {};
}

type Crumbs = Pick<ShownPage, 'alias' | 'row' | 'fromCatalogue'> & Record<'home' | 'own', PageContent['breadcrumb'][number]>;

function breadcrumbOf({ alias, row, fromCatalogue, home, own }: Crumbs): PageContent['breadcrumb'] {
  if (fromCatalogue?.breadcrumb) return [home, ...fromCatalogue.breadcrumb, own];
  // Its first step is the market's own page, which has one name wherever it stands.
  if (row?.breadcrumb.length) return row.breadcrumb.map((crumb) => (crumb.url === home.url ? home : crumb));
  return alias === 'homePage' ? [home] : [home, own];
}

/** A sorted listing is the same listing; its second page is not. */
function canonicalQuery({ page }: Record<string, string[]>): string {
  return page ? `?page=${page[0]}` : '';
}
