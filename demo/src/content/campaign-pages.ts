import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { PageContent, PageRow } from '@selvedge/contract/page.ts';
import { autumnRows } from './campaign-autumn.ts';
import { denimRows } from './campaign-denim.ts';
import { editorialRows } from './editorial.ts';

type Campaign = { slug: string; heading: string; intro: string; rows: (market: MarketSettings) => PageRow[] };

const campaigns: readonly Campaign[] = [
  {
    slug: 'autumn',
    heading: 'The autumn cloths',
    intro: 'Camel wool, brushed cotton, a rib that springs back: what came off the looms this season.',
    rows: autumnRows,
  },
  {
    slug: 'denim-days',
    heading: 'Denim days',
    intro: 'Ten days for raw denim: what it is, how to wear it in, and a code for the first pair.',
    rows: denimRows,
  },
  {
    slug: 'a-morning-at-the-loom',
    heading: 'A morning at the loom',
    intro: 'How forty metres of denim are woven, and why nobody hurries.',
    rows: editorialRows,
  },
];

/** Two campaigns and an editorial, in English for every market. */
export const campaignPages = (market: MarketSettings): { path: string; content: PageContent }[] =>
  campaigns.map(({ slug, heading, intro, rows }) => ({
    path: `/i/${slug}`,
    content: {
      _meta: { alias: 'contentPage', url: `/${market.id}/i/${slug}` },
      seo: { title: `${heading} | Selvedge`, description: intro, metaTags: [], linkTags: [], structuredData: [] },
      heading,
      intro,
      breadcrumb: [
        { title: 'Selvedge', url: `/${market.id}` },
        { title: heading, url: `/${market.id}/i/${slug}` },
      ],
      rows: { top: rows(market), bottom: [] },
      contentId: slug,
    },
  }));
