import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { PageAlias, PageRow } from '@selvedge/contract/page.ts';
import { campaignPages } from './campaign-pages.ts';
import { categoryPages } from './category-pages.ts';
import { contentTexts } from './content-texts.ts';
import type { DemoPage } from './demo-page.ts';
import { fillText } from './fill-text.ts';
import { homeRows } from './home-rows.ts';
import { marketPageWords, marketWords } from './market-words.ts';
import type { PageWords } from './page-words/en.ts';
import { picture } from './pictures.ts';
import { preferenceGroups } from './preference-groups.ts';
import { seoRows } from './seo-texts.ts';
import { servicePages } from './service-pages.ts';
import type { TermsSlug } from './terms-texts.ts';
import { otherSideRows } from './women-and-men.ts';
import type { Words } from './words/en.ts';

/** Every page of a market that is content: home, categories, content pages and terms. `path` is below the market; home is ''. */
export const demoPages = (market: MarketSettings): DemoPage[] => {
  const words = marketWords(market);
  const texts = marketPageWords(market);
  return [
    homePage(market, words, texts),
    ...categoryPages(market, words, texts),
    otherSidePage(market, words, texts),
    ...contentPages(market, words, texts),
    ...campaignPages(market, words, texts),
    ...servicePages(market, words, texts),
    termsPage(market, texts, { heading: words.page.terms, path: '/terms', slug: 'terms', alias: 'termsConditionsPage' }),
    preferencesPage(market, words, texts),
    termsPage(market, texts, {
      ...{ heading: words.page.clubTerms, path: '/customer-club/terms', slug: 'customer-club' },
      alias: 'customerClubTermsConditionsPage',
    }),
  ];
};

const homePage = (market: MarketSettings, words: Words, texts: PageWords): DemoPage => ({
  path: '',
  content: {
    _meta: { alias: 'homePage', url: `/${market.id}` },
    seo: seo(words.home.seoTitle, words.home.seoDescription),
    heading: 'Selvedge',
    intro: '',
    breadcrumb: [],
    rows: { top: homeRows(market, words, texts), bottom: [] },
    contentId: 'home',
  },
});

/** The front of the second brand: goods, and no listing. */
const otherSidePage = (market: MarketSettings, words: Words, texts: PageWords): DemoPage => ({
  path: '/other-side',
  content: {
    _meta: { alias: 'categoryPage', url: `/${market.id}/other-side` },
    seo: seo('Other Side | Selvedge', texts.categories['/men']),
    heading: 'Other Side',
    intro: words.home.menText,
    breadcrumb: crumbs(market, 'Other Side', '/other-side'),
    rows: { top: otherSideRows(market, words, texts), bottom: seoRows('/other-side', texts) },
    isLandingPage: true,
  },
});

const contentPages = (market: MarketSettings, words: Words, { content }: PageWords): DemoPage[] =>
  contentTexts.map(({ slug, title, picture: name }) => {
    const { intro, text } = content[slug];
    const rows: PageRow[] = [
      ...(name
        ? [
            {
              id: `${slug}-picture`,
              blocks: [
                {
                  id: `${slug}-picture-1`,
                  _alias: 'imageWithLink',
                  images: { mobile: picture(name, words.alt[name], '16/9') },
                  textPosition: 'below',
                },
              ],
            },
          ]
        : []),
      textRow(slug, fillText(text, market)),
    ];
    return {
      path: `/i/${slug}`,
      content: {
        _meta: { alias: 'contentPage', url: `/${market.id}/i/${slug}` },
        seo: seo(`${words.page[title]} | Selvedge`, intro),
        heading: words.page[title],
        intro,
        breadcrumb: crumbs(market, words.page[title], `/i/${slug}`),
        rows: { top: rows, bottom: [] },
        contentId: slug,
      },
    };
  });

const preferencesPage = (market: MarketSettings, { account, category }: Words, { preferences }: PageWords): DemoPage => ({
  path: '/account/preferences',
  content: {
    _meta: { alias: 'accountPreferencesPage', url: `/${market.id}/account/preferences` },
    seo: seo(`${account.preferences} | Selvedge`, ''),
    heading: account.preferences,
    intro: '',
    breadcrumb: [],
    rows: { top: [], bottom: [] },
    userPreferences: preferenceGroups(category, preferences),
  },
});

const termsPage = (
  market: MarketSettings,
  { terms }: PageWords,
  { heading, path, slug, alias }: { heading: string; path: string; slug: TermsSlug; alias: PageAlias },
): DemoPage => ({
  path,
  content: {
    _meta: { alias, url: `/${market.id}${path}` },
    seo: seo(`${heading} | Selvedge`, ''),
    heading,
    intro: '',
    breadcrumb: crumbs(market, heading, path),
    rows: { top: [textRow(slug, fillText(terms[slug].text, market))], bottom: [] },
    contentId: slug,
  },
});

const textRow = (id: string, text: string): PageRow => ({
  id: `${id}-text`,
  blocks: [{ id: `${id}-text-1`, _alias: 'text', headline: '', text, align: 'start' }],
});

const crumbs = (market: MarketSettings, title: string, path: string) => [
  { title: 'Selvedge', url: `/${market.id}` },
  { title, url: `/${market.id}${path}` },
];

const seo = (title: string, description: string) => ({ title, description, metaTags: [], linkTags: [], structuredData: [] });
