import type { PageContent, Seo } from '@selvedge/contract/page.ts';
import { pageUrl } from '@selvedge/domain/page/page-path.ts';
import { withoutJoints } from '@selvedge/domain/text/break-long-words.ts';
import type { MarketContent } from '../published/content-snapshot.ts';

const context = 'https://schema.org';

/** What search engines read about the shop itself, on its home page. */
export function homeStructuredData({ market, navigation }: MarketContent, shopUrl: string): Seo['structuredData'] {
  const sameAs = navigation.socialLinks
    .flatMap(({ externalLink, link }) => externalLink ?? link?.url ?? [])
    .filter((url) => url.startsWith('http'));
  return [
    {
      '@context': context,
      '@type': 'Organization',
      '@id': `${shopUrl}/#organization`,
      name: navigation.shopName,
      ...(market.seller?.name && { legalName: market.seller.name }),
      ...(market.seller?.vatId && { vatID: market.seller.vatId }),
      ...(market.seller?.address && { address: market.seller.address }),
      url: `${shopUrl}/`,
      logo: `${shopUrl}/icon-512.png`,
      ...(sameAs.length > 0 && { sameAs }),
    },
    {
      '@context': context,
      '@type': 'WebSite',
      name: navigation.shopName,
      url: shopUrl + market.url,
      inLanguage: market.id,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${shopUrl}${pageUrl(market.id, 'searchPage')}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

export function breadcrumbStructuredData(breadcrumb: PageContent['breadcrumb'], shopUrl: string): Seo['structuredData'] {
  if (breadcrumb.length < 2) return [];
  return [
    {
      '@context': context,
      '@type': 'BreadcrumbList',
      itemListElement: breadcrumb.map(({ title, url }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: withoutJoints(title),
        item: url.startsWith('http') ? url : shopUrl + url,
      })),
    },
  ];
}
