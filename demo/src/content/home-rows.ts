import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { PageRow } from '@selvedge/contract/page.ts';
import { linkTo } from './link-to.ts';
import type { PageWords } from './page-words/en.ts';
import { type ClothName, picture } from './pictures.ts';
import { pieceRail } from './piece-rail.ts';
import { squareAndWide, wideAndTall } from './rows.ts';
import type { Words } from './words/en.ts';

/** The home page from top to bottom: an outfit for each and its goods, the two sides, what is new, the season, denim, the four cloths, the edge. */
export const homeRows = (market: MarketSettings, words: Words, { looks, women, fronts, autumn }: PageWords): PageRow[] => {
  const { home, category, alt } = words;
  const clothLink = (path: string, title: string, name: ClothName) => ({
    title,
    link: linkTo(market, path, title),
    image: picture(name, alt[name], '3/4'),
  });
  const row = (id: string, block: Record<string, unknown> & { _alias: string }): PageRow => ({
    id: `home-${id}`,
    blocks: [{ id: `home-${id}-1`, ...block }],
  });
  return [
    row('hero', {
      _alias: 'imageWithLink',
      images: squareAndWide('look-home', looks['look-home']),
      link: linkTo(market, '/new-in', women.newCta),
      headline: home.frontHeadline,
      text: home.seoDescription,
      ctaText: women.newCta,
      textPosition: 'beside',
      textColor: 'ink',
    }),
    row('pieces', pieceRail('look-home', fronts.inPicture)),
    row('sides', {
      _alias: 'divisionMode',
      halves: [
        {
          image: picture('look-women', looks['look-women'], '4/5'),
          headline: home.womenHeadline,
          text: home.womenText,
          link: linkTo(market, '/women', home.womenCta),
          ctaText: home.womenCta,
          tone: 'cloth',
        },
        {
          image: picture('look-other-side', looks['look-other-side'], '4/5'),
          headline: home.menHeadline,
          text: home.menText,
          link: linkTo(market, '/other-side', home.menCta),
          ctaText: home.menCta,
          tone: 'cloth',
        },
      ],
    }),
    row('new', {
      _alias: 'productCarousel',
      headline: category.newIn,
      categoryId: 'new-in',
      numberOfProducts: 12,
      arrowsPosition: 'outside',
      displayedProducts: { mobile: 2.2, tablet: 3, desktop: 5 },
      link: linkTo(market, '/new-in', category.newIn),
      ctaText: category.newIn,
    }),
    row('statement', { _alias: 'text', headline: home.statementHeadline, text: home.statementText, align: 'center' }),
    row('denim', {
      _alias: 'imageWithText',
      images: { mobile: picture('denim-twill', alt['denim-twill'], '1/1') },
      headline: home.denimHeadline,
      text: home.denimText,
      link: linkTo(market, '/cloth/denim', home.denimCta),
      ctaText: home.denimCta,
      side: 'end',
    }),
    {
      ...row('cloths', {
        _alias: 'multiLinkWithImages',
        textSectionsMobile: [
          {
            headline: home.linksHeadline,
            ctaButtons: [
              clothLink('/cloth/denim', category.denim, 'denim-drape'),
              clothLink('/cloth/linen', category.linen, 'linen-slub'),
              clothLink('/cloth/wool', category.wool, 'herringbone-wool'),
              clothLink('/cloth/cotton', category.cotton, 'poplin-stripe'),
            ],
          },
        ],
      }),
      perRowMobile: 2,
    },
    row('autumn', {
      _alias: 'imageWithLink',
      images: wideAndTall('look-autumn', looks['look-autumn']),
      link: linkTo(market, '/i/autumn', autumn.hero.cta),
      headline: autumn.hero.headline,
      text: autumn.hero.text,
      ctaText: autumn.hero.cta,
      textPosition: 'below',
    }),
    row('edge', {
      _alias: 'imageWithLink',
      images: wideAndTall('selvedge-edge', alt['selvedge-edge']),
      link: linkTo(market, '/cloth', home.heroCta),
      headline: home.heroHeadline,
      text: home.heroText,
      ctaText: home.heroCta,
      textPosition: 'end',
    }),
    row('seen', { _alias: 'recommendationCarouselV3', recommendationType: 'recentlyViewed', arrowsPosition: 'outside' }),
    row('wishlist', { _alias: 'wishlistProductCarousel', arrowsPosition: 'outside' }),
    row('care', {
      _alias: 'imageWithText',
      images: { mobile: picture('folded-stack', alt['folded-stack'], '4/5') },
      headline: home.careHeadline,
      text: home.careText,
      link: linkTo(market, '/i/care', home.careCta),
      ctaText: home.careCta,
      side: 'start',
      backgroundColor: 'cloth',
    }),
    row('club', {
      _alias: 'imageWithLink',
      images: wideAndTall('rib-knit', alt['rib-knit']),
      link: linkTo(market, '/customer-club', home.clubCta),
      headline: home.clubHeadline,
      text: home.clubText,
      ctaText: home.clubCta,
      textPosition: 'center',
      textColor: 'ink',
    }),
  ];
};
