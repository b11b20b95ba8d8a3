import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { Link } from '@selvedge/contract/navigation.ts';
import type { PageRow } from '@selvedge/contract/page.ts';
import { giftRows } from './gift-rows.ts';
import { linkTo } from './link-to.ts';
import type { PageWords } from './page-words/en.ts';
import { picture } from './pictures.ts';
import { pieceRail } from './piece-rail.ts';
import { rowsOf, squareAndWide, wideAndTall } from './rows.ts';
import type { Words } from './words/en.ts';

/** What stands above the goods on the two large categories, each the home page of its half of the shop, and above the gift cards. */
export const rowsAbove = (market: MarketSettings, path: string, words: Words, texts: PageWords): PageRow[] => {
  if (path === '/women') return womenRows(market, words, texts);
  if (path === '/gift-cards') return giftRows(market, texts);
  return path === '/men' ? menRows(market, words, texts) : [];
};

const womenRows = (market: MarketSettings, { category }: Words, { women, looks, fronts, categories }: PageWords): PageRow[] =>
  rowsOf(
    'women',
    {
      _alias: 'imageWithLink',
      images: squareAndWide('look-women', looks['look-women']),
      link: linkTo(market, '/women/clothing/coats-jackets', category.coats),
      headline: women.hero,
      text: categories['/women'],
      ctaText: women.heroCta,
      textPosition: 'beside',
      textColor: 'ink',
    },
    pieceRail('look-women', fronts.inPicture),
    [
      spot(linkTo(market, '/women/clothing/knitwear', category.knitwear), 'look-knit', looks),
      spot(linkTo(market, '/women/clothing/dresses', category.dresses), 'look-linen', looks),
    ],
  );

const menRows = (market: MarketSettings, { category }: Words, { men, looks, fronts }: PageWords): PageRow[] =>
  rowsOf(
    'men',
    {
      _alias: 'imageWithLink',
      images: squareAndWide('look-men', looks['look-men']),
      link: linkTo(market, '/men/edits/work', category.workwear),
      headline: men.hero,
      text: men.heroText,
      ctaText: category.workwear,
      textPosition: 'beside',
      textColor: 'ink',
    },
    pieceRail('look-men', fronts.inPicture),
    {
      _alias: 'multiLink',
      headline: '',
      text: men.start,
      ctaButtons: startLinks(market, category),
      ctaButtonGap: 8,
    },
  );

/** The second brand begins with itself: what it is, its goods, its denim, what is wanted most. */
export const otherSideRows = (market: MarketSettings, { category, home }: Words, texts: PageWords): PageRow[] => {
  const { men, looks, fronts, categories } = texts;
  return rowsOf(
    'other-side',
    {
      _alias: 'imageWithLink',
      images: squareAndWide('look-other-side', looks['look-other-side']),
      link: linkTo(market, '/men', home.menCta),
      headline: fronts.otherSide,
      text: categories['/men'],
      ctaText: home.menCta,
      textPosition: 'beside',
      textColor: 'ink',
    },
    pieceRail('look-other-side', fronts.inPicture),
    {
      _alias: 'canvas',
      images: wideAndTall('look-denim', looks['look-denim']),
      layers: {
        mobile: [
          {
            kind: 'cta',
            text: category.denim,
            link: linkTo(market, '/men/clothing/denim', category.denim),
            x: 4,
            y: 88,
            width: 60,
            backgroundColor: 'ink',
          },
        ],
      },
    },
    {
      _alias: 'trending',
      headline: men.wanted,
      categoryId: 'men',
      arrowsPosition: 'outside',
      displayedProducts: { mobile: 2.2, tablet: 3, desktop: 5 },
    },
  );
};

const startLinks = (market: MarketSettings, category: Words['category']) =>
  [
    ['/men/clothing/denim', category.denim],
    ['/men/clothing/shirts', category.shirts],
    ['/men/clothing/knitwear', category.knitwear],
    ['/men/clothing/coats-jackets', category.coats],
    ['/men/accessories/shoes', category.shoes],
  ].map(([path, title]) => ({ title, link: linkTo(market, path as string, title) }));

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
