import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { PageRow } from '@selvedge/contract/page.ts';
import { linkTo } from './link-to.ts';
import { lookAlt } from './looks.ts';
import { picture } from './pictures.ts';
import { rowsOf, wideAndTall } from './rows.ts';

/** What stands above the goods on the two large categories: each is the home page of its half of the shop. */
export const rowsAbove = (market: MarketSettings, path: string): PageRow[] => {
  if (path === '/women') return womenRows(market);
  return path === '/men' ? menRows(market) : [];
};

const womenRows = (market: MarketSettings): PageRow[] =>
  rowsOf(
    'women',
    {
      _alias: 'imageWithLink',
      images: wideAndTall('look-women', lookAlt['look-women']),
      link: linkTo(market, '/women/clothing/coats-jackets', 'Coats & jackets'),
      textPosition: 'below',
      banner: {
        mobile: {
          text: '<h2>The coat comes last</h2>',
          textColor: 'ink',
          cta: 'See the coats',
          ctaPosition: 'bottom-left',
          ctaBackgroundColor: 'ink',
        },
        desktop: { ctaPosition: 'bottom-right', ctaFontSize: 15, enableCtaIcon: true, disclaimer: 'New styles arrive on Thursdays' },
      },
    },
    [
      spot(market, 'look-knit', '/women/clothing/knitwear', 'Knitwear', '1x1'),
      spot(market, 'look-linen', '/women/clothing/dresses', 'Dresses', '1x1'),
    ],
    {
      _alias: 'productCarousel',
      headline: 'Just in',
      categoryId: 'women-new-in',
      numberOfProducts: 10,
      arrowsPosition: 'outside',
      displayedProducts: { mobile: 2.2, tablet: 3, desktop: 5 },
      link: linkTo(market, '/women/new-in', 'New in'),
      ctaText: 'See everything new',
    },
  );

const menRows = (market: MarketSettings): PageRow[] =>
  rowsOf(
    'men',
    {
      _alias: 'canvas',
      images: wideAndTall('look-men', lookAlt['look-men']),
      layers: {
        mobile: [
          { kind: 'headline', text: 'Five pieces, a whole week', x: 0, y: 0, width: 80, size: 'large', backgroundColor: 'paper' },
          {
            kind: 'cta',
            text: 'Made for work',
            link: linkTo(market, '/men/edits/work', 'Made for work'),
            x: 4,
            y: 88,
            width: 60,
            backgroundColor: 'ink',
          },
        ],
        desktop: [
          { kind: 'headline', text: 'Five pieces, a whole week', x: 0, y: 0, width: 60, size: 'large', backgroundColor: 'paper' },
          {
            kind: 'text',
            text: 'Blazer, shirt, chinos, trainers. And one day off.',
            x: 70,
            y: 80,
            width: 26,
            size: 'medium',
            align: 'right',
          },
          {
            kind: 'cta',
            text: 'Made for work',
            link: linkTo(market, '/men/edits/work', 'Made for work'),
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
      text: 'Start with the piece you wear most.',
      ctaButtons: [
        ['/men/clothing/denim', 'Denim'],
        ['/men/clothing/shirts', 'Shirts'],
        ['/men/clothing/knitwear', 'Knitwear'],
        ['/men/clothing/coats-jackets', 'Coats & jackets'],
        ['/men/accessories/shoes', 'Shoes'],
      ].map(([path, title]) => ({ title, link: linkTo(market, path as string, title) })),
      ctaButtonGap: 8,
    },
    {
      _alias: 'trending',
      headline: 'Most wanted',
      categoryId: 'men',
      arrowsPosition: 'outside',
      displayedProducts: { mobile: 2.2, tablet: 3, desktop: 5 },
    },
  );

const spot = (market: MarketSettings, name: 'look-knit' | 'look-linen', path: string, title: string, type: string) => ({
  _alias: 'promotionSpot',
  type,
  block: {
    _alias: 'imageWithLink',
    images: { mobile: picture(name, lookAlt[name], '3/4') },
    headline: title,
    link: linkTo(market, path, title),
    ctaText: title,
    textPosition: 'below',
  },
});
