import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { Link } from '@selvedge/contract/navigation.ts';
import type { PageRow } from '@selvedge/contract/page.ts';
import { linkTo } from './link-to.ts';
import type { PageWords } from './page-words/en.ts';
import { picture } from './pictures.ts';
import { rowsOf, wideAndTall } from './rows.ts';
import type { Words } from './words/en.ts';

/** What stands above the goods on the two large categories: each is the home page of its half of the shop. */
export const rowsAbove = (market: MarketSettings, path: string, words: Words, texts: PageWords): PageRow[] => {
  if (path === '/women') return womenRows(market, words, texts);
  return path === '/men' ? menRows(market, words, texts) : [];
};

const womenRows = (market: MarketSettings, { category }: Words, { women, looks }: PageWords): PageRow[] =>
  rowsOf(
    'women',
    {
      _alias: 'imageWithLink',
      images: wideAndTall('look-women', looks['look-women']),
      link: linkTo(market, '/women/clothing/coats-jackets', category.coats),
      textPosition: 'below',
      banner: {
        mobile: {
          text: `<h2>${women.hero}</h2>`,
          textColor: 'ink',
          cta: women.heroCta,
          ctaPosition: 'bottom-left',
          ctaBackgroundColor: 'ink',
        },
        desktop: { ctaPosition: 'bottom-right', ctaFontSize: 15, enableCtaIcon: true, disclaimer: women.disclaimer },
      },
    },
    [
      spot(linkTo(market, '/women/clothing/knitwear', category.knitwear), 'look-knit', looks),
      spot(linkTo(market, '/women/clothing/dresses', category.dresses), 'look-linen', looks),
    ],
    {
      _alias: 'productCarousel',
      headline: women.new,
      categoryId: 'women-new-in',
      numberOfProducts: 10,
      arrowsPosition: 'outside',
      displayedProducts: { mobile: 2.2, tablet: 3, desktop: 5 },
      link: linkTo(market, '/women/new-in', category.newIn),
      ctaText: women.newCta,
    },
  );

const menRows = (market: MarketSettings, { category }: Words, { men, looks }: PageWords): PageRow[] =>
  rowsOf(
    'men',
    {
      _alias: 'canvas',
      images: wideAndTall('look-men', looks['look-men']),
      layers: {
        mobile: [
          { kind: 'headline', text: men.hero, x: 0, y: 0, width: 80, size: 'large', backgroundColor: 'paper' },
          {
            kind: 'cta',
            text: category.workwear,
            link: linkTo(market, '/men/edits/work', category.workwear),
            x: 4,
            y: 88,
            width: 60,
            backgroundColor: 'ink',
          },
        ],
        desktop: [
          { kind: 'headline', text: men.hero, x: 0, y: 0, width: 60, size: 'large', backgroundColor: 'paper' },
          {
            kind: 'text',
            text: men.heroText,
            x: 70,
            y: 80,
            width: 26,
            size: 'medium',
            align: 'right',
          },
          {
            kind: 'cta',
            text: category.workwear,
            link: linkTo(market, '/men/edits/work', category.workwear),
            x: 70,
            y: 86,
            width: 26,
            align: 'right',
            backgroundColor: 'ink',
          },
        ],
      },
    },
    {
      _alias: 'multiLink',
      headline: '',
      text: men.start,
      ctaButtons: [
        ['/men/clothing/denim', category.denim],
        ['/men/clothing/shirts', category.shirts],
        ['/men/clothing/knitwear', category.knitwear],
        ['/men/clothing/coats-jackets', category.coats],
        ['/men/accessories/shoes', category.shoes],
      ].map(([path, title]) => ({ title, link: linkTo(market, path as string, title) })),
      ctaButtonGap: 8,
    },
    {
      _alias: 'trending',
      headline: men.wanted,
      categoryId: 'men',
      arrowsPosition: 'outside',
      displayedProducts: { mobile: 2.2, tablet: 3, desktop: 5 },
    },
  );

const spot = (link: Link, name: 'look-knit' | 'look-linen', looks: PageWords['looks']) => ({
  _alias: 'promotionSpot',
  type: '1x1',
  block: {
    _alias: 'imageWithLink',
    images: { mobile: picture(name, looks[name], '3/4') },
    headline: link.title,
    link,
    ctaText: link.title,
    textPosition: 'below',
  },
});
