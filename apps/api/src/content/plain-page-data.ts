import type { Layout } from '@selvedge/contract/page.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import type { ContentSnapshot, MarketContent } from '../published/content-snapshot.ts';
import { encodePath } from './encode-path.ts';
import { mustHide, plainContent, readTexts, shared } from './page-data-parts.ts';
import type { PageRequest } from './page-request.ts';
import { alternatesOf, pageSeo } from './page-seo.ts';
import { errorTextNames, pageTextNames } from './page-texts.ts';

/** The choice of a country. */
export function selectorData(
  content: ContentSnapshot,
  request: PageRequest,
  { statusCode, indexable }: { statusCode: number; indexable: boolean },
): PageData {
  const { navigation, translations } = content.international;
  const texts = readTexts(translations, pageTextNames.countrySelectorPage, { shop: navigation.shopName });
  const noindex = !indexable || mustHide(request);
  const seo = pageSeo({
    shopUrl: request.shopUrl,
    title: `${texts.title} | ${navigation.shopName}`,
    description: texts.intro,
    canonical: statusCode === 200 ? '/' : undefined,
    locale: undefined,
    siteName: navigation.shopName,
    noindex,
    alternates: indexable ? alternatesOf(content, { alias: 'homePage', path: '', row: undefined, shopUrl: request.shopUrl }) : [],
    structuredData: [],
    row: undefined,
  });
  return {
    ...shared(content, undefined, request),
    statusCode,
    layout: 'plain',
    content: plainContent('countrySelectorPage', '/', texts, seo),
    location: { market: null, path: '/', query: {} },
    noindex,
  };
}

type ErrorPage = { path: string; in: MarketContent | undefined; statusCode: 500 | 503; says: keyof typeof errorTextNames };

/** The notice and nothing else, whatever page was asked for: a form that is closed must not stand there as if it were open. */
export function errorData(content: ContentSnapshot, request: PageRequest, { path, in: market, statusCode, says }: ErrorPage): PageData {
  const { navigation, translations } = market ?? content.international;
  const texts = readTexts(translations, errorTextNames[says], { shop: navigation.shopName });
  const url = (market?.publicMarket.url ?? '') + encodePath(path) || '/';
  const title = `${texts.title} | ${navigation.shopName}`;
  const seo = pageSeo({
    shopUrl: request.shopUrl,
    title,
    description: texts.intro,
    canonical: undefined,
    locale: market?.publicMarket.id,
    siteName: navigation.shopName,
    noindex: true,
    alternates: [],
    structuredData: [],
    row: undefined,
  });
  return {
    ...shared(content, market, request),
    statusCode,
    layout: 'error' satisfies Layout,
    content: plainContent('notFoundPage', url, texts, seo),
    location: { market: market?.publicMarket ?? null, path: url, query: {} },
    noindex: true,
  };
}

/** Nothing is shown, so nothing is carried but the way to go. */
export function redirectData(
  content: ContentSnapshot,
  { path }: PageRequest,
  { statusCode, to }: { statusCode: number; to: string },
): PageData {
  const empty = { title: '', description: '', metaTags: [], linkTags: [], structuredData: [] };
  return {
    ...shared(content, undefined),
    translations: {},
    markets: [],
    statusCode,
    layout: 'plain',
    content: plainContent('countrySelectorPage', to, { title: '', intro: '' }, empty),
    location: { market: null, path, query: {}, redirect: to },
    noindex: true,
  };
}
