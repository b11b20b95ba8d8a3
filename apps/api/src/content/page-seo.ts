import type { PageAlias, PageContent, Seo } from '@selvedge/contract/page.ts';
import { sharePictureSize } from '@selvedge/contract/share-picture.ts';
import { fixedPages } from '@selvedge/domain/page/match-path.ts';
import { withoutJoints } from '@selvedge/domain/text/break-long-words.ts';
import type { ContentSnapshot, MarketContent } from '../published/content-snapshot.ts';
import { pageIdentity } from '../published/page-identity.ts';
import { encodePath } from './encode-path.ts';
import { hasFixedPage } from './has-fixed-page.ts';

type SeoInput = {
  shopUrl: string;
  title: string;
  description: string;
  /** Of the page itself, from the shop's root. Left out where the page has no address worth keeping. */
  canonical: string | undefined;
  locale: string | undefined;
  siteName: string;
  noindex: boolean;
  /** Shown where the page is shared, from the shop's root; left out, the shop's own. Both are of one size. */
  picture?: string | undefined;
  alternates: Seo['linkTags'];
  structuredData: Seo['structuredData'];
  row: PageContent | undefined;
};

/** Everything in the head of a page. What an editor wrote comes first; a tag of the same name is not written twice. */
export function pageSeo(input: SeoInput): Seo {
  const { shopUrl, canonical, locale, siteName, noindex, row } = input;
  const [title, description] = [withoutJoints(input.title), withoutJoints(input.description)];
  const url = canonical === undefined ? undefined : shopUrl + canonical;
  const own = row?.seo.metaTags ?? [];
  const standard = [
    { name: 'robots', content: noindex ? 'noindex, follow' : 'index, follow, max-image-preview:large' },
    { name: 'og:title', content: title },
    { name: 'og:description', content: description },
    { name: 'og:type', content: 'website' },
    { name: 'og:site_name', content: siteName },
    ...(own.some(({ name }) => name === 'og:image') ? [] : pictureTags(shopUrl + (input.picture ?? '/og-image.jpg'), title)),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(url ? [{ name: 'og:url', content: url }] : []),
    ...(locale ? [{ name: 'og:locale', content: locale.replace('-', '_') }] : []),
  ].filter(({ name, content }) => content !== '' && (name === 'robots' || !own.some((tag) => tag.name === name)));
  return {
    title,
    description,
    metaTags: [...standard, ...own.filter(({ name }) => name !== 'robots')],
    linkTags: [...(url ? [{ rel: 'canonical', href: url }] : []), ...input.alternates, ...(row?.seo.linkTags ?? [])],
    structuredData: [...input.structuredData, ...(row?.seo.structuredData ?? [])],
  };
}

const pictureTags = (url: string, alt: string) => [
  { name: 'og:image', content: url },
  { name: 'og:image:type', content: 'image/jpeg' },
  { name: 'og:image:width', content: String(sharePictureSize.width) },
  { name: 'og:image:height', content: String(sharePictureSize.height) },
  { name: 'og:image:alt', content: alt },
];

/** The same page in every market that has it, whatever its path is called there. */
export function alternatesOf(
  content: ContentSnapshot,
  page: { alias: PageAlias; path: string; row: PageContent | undefined; shopUrl: string },
): Seo['linkTags'] {
  const links: Seo['linkTags'] = [];
  for (const market of content.byMarket.values()) {
    const path = pathInMarket(market, page);
    if (path === undefined) continue;
    links.push({ rel: 'alternate', hreflang: market.market.id, href: `${page.shopUrl}/${market.market.id}${encodePath(path)}` });
  }
  // Who speaks none of the shop's languages chooses a country on the first page, and reads English on any other.
  if (page.alias === 'homePage') return [...links, { rel: 'alternate', hreflang: 'x-default', href: `${page.shopUrl}/` }];
  return withDefault(content, links);
}

/** The most important English page of those is for everybody who speaks none of the languages. */
export function withDefault({ markets }: ContentSnapshot, links: Seo['linkTags']): Seo['linkTags'] {
  const english = markets.filter(({ language }) => language.baseCode === 'en').map(({ id }) => id);
  const [first] = english.flatMap((id) => links.find(({ hreflang }) => hreflang === id) ?? []);
  return first ? [...links, { ...first, hreflang: 'x-default' }] : links;
}

function pathInMarket(market: MarketContent, { alias, path, row }: { alias: PageAlias; path: string; row: PageContent | undefined }) {
  if (fixedPages.has(path)) return hasFixedPage(market, alias) ? path : undefined;
  const identity = row && pageIdentity(row);
  return identity ? market.pathById.get(identity) : market.pages.has(path) ? path : undefined;
}
