import type { Listing } from '@selvedge/contract/catalogue/listing.ts';
import type { Seo } from '@selvedge/contract/page.ts';

/** What search engines read about a listing: its products in their order. */
export function listingStructuredData({ results, totalResults, request }: Listing, shopUrl: string): Seo['structuredData'] {
  if (results.length === 0) return [];
  const before = request.from ?? 0;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: totalResults,
      itemListElement: results.map(({ name, url }, at) => ({ '@type': 'ListItem', position: before + at + 1, name, url: shopUrl + url })),
    },
  ];
}
