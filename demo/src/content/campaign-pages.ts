import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { PageContent, PageRow } from '@selvedge/contract/page.ts';
import { autumnRows } from './campaign-autumn.ts';
import { denimRows } from './campaign-denim.ts';
import { editorialRows } from './editorial.ts';
import type { PageWords } from './page-words/en.ts';
import type { Words } from './words/en.ts';

type Campaign = {
  slug: string;
  name: 'autumn' | 'denimDays' | 'loom';
  rows: (market: MarketSettings, words: Words, texts: PageWords) => PageRow[];
};

const campaigns: readonly Campaign[] = [
  { slug: 'autumn', name: 'autumn', rows: autumnRows },
  { slug: 'denim-days', name: 'denimDays', rows: denimRows },
  { slug: 'a-morning-at-the-loom', name: 'loom', rows: editorialRows },
];

/** Two campaigns and an editorial. */
export const campaignPages = (market: MarketSettings, words: Words, texts: PageWords): { path: string; content: PageContent }[] =>
  campaigns.map(({ slug, name, rows }) => {
    const { heading, intro } = texts[name];
    return {
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
        rows: { top: rows(market, words, texts), bottom: [] },
        contentId: slug,
      },
    };
  });
