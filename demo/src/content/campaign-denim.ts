import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { PageRow } from '@selvedge/contract/page.ts';
import { linkTo } from './link-to.ts';
import { lookAlt } from './looks.ts';
import { picture } from './pictures.ts';
import { rowsOf, wideAndTall } from './rows.ts';

/** Ten days for one cloth. */
export const denimRows = (market: MarketSettings): PageRow[] =>
  rowsOf(
    'denim-days',
    {
      _alias: 'slimBannerAdvanced',
      text: '**Denim days** end soon',
      countdown: { countdownDateTime: '2026-11-30T22:59:00Z', launchedText: 'Denim days are over' },
      clipboard: { clipboardCode: 'INDIGO', devices: { mobile: { borderColor: 'paper' } } },
      popupLabel: 'The small print',
      popupContent: 'One code per order, on full-price denim. It cannot be used together with another code.',
      backgroundColor: 'indigo',
    },
    {
      _alias: 'imageWithText',
      images: {
        ...wideAndTall('look-denim', lookAlt['look-denim']),
        desktop: picture('look-denim', lookAlt['look-denim'], '4/5'),
        tablet: picture('look-denim', lookAlt['look-denim'], '4/5'),
      },
      subHeadline: 'Fourteen ounces',
      headline: 'Stiff on the first day',
      text: 'Raw denim has not been washed since it left the loom. The creases it takes are yours: behind the knee, at the hip, around the keys in your pocket. **Wear it for a month before you wash it.**',
      link: linkTo(market, '/cloth/denim', 'Denim'),
      ctaText: 'See all denim',
      side: 'end',
      backgroundColor: '#e3e7ee',
      clipboard: { clipboardCode: 'INDIGO', clipboardTitle: 'Ten per cent off your first pair' },
    },
    {
      _alias: 'trender',
      headline: 'The pairs people want',
      categoryId: 'men-clothing-denim',
      numberOfProducts: 8,
      arrowsPosition: 'outside',
    },
    {
      _alias: 'slimBannerContainer',
      banners: [
        { text: 'Hemmed for you, free', link: linkTo(market, '/i/care', 'Care & repair') },
        { text: 'Thirty days to change your mind', link: linkTo(market, '/returns', 'Returns') },
        { text: 'Repairs for as long as it holds', link: linkTo(market, '/i/care', 'Care & repair') },
      ],
      backgroundColor: 'cloth',
    },
    {
      _alias: 'pdpCarousel',
      headline: 'One jacket, closely',
      productId: denimJacket,
      displayedProducts: { mobile: 1.2, tablet: 2, desktop: 3 },
      arrowsPosition: 'inside',
    },
    {
      _alias: 'vimeoVideo',
      videoId: '76979871',
      poster: picture('denim-twill', 'The diagonal ridges of a right-hand twill, seen very close', '16/9'),
      headline: 'How indigo wears',
      subHeadline: 'A film from the mill. It plays once you allow it.',
      bottom: true,
      displayInline: true,
    },
    [
      { _alias: 'slimBannerBlock', text: 'Women’s denim', link: linkTo(market, '/women/clothing/denim', 'Denim'), backgroundColor: 'ink' },
      { _alias: 'slimBannerSimple', text: 'Men’s denim', link: linkTo(market, '/men/clothing/denim', 'Denim'), backgroundColor: 'thread' },
    ],
    {
      _alias: 'recommendationCarouselV2',
      headline: 'Goes with blue',
      recommendationType: 'popular',
      settings: { numberOfRecommendations: 10, pastDaysFromNow: 30 },
      arrowsPosition: 'outside',
    },
    {
      _alias: 'accordionText',
      headline: 'Wearing it in',
      items: [
        { title: 'Will it dye my sofa?', text: 'At first, a little. Keep it away from pale cloth for the first weeks.' },
        { title: 'When do I wash it?', text: 'When it stands up by itself. Cold, inside out, and hung up wet.' },
        { title: 'Which size?', text: 'Your own. It gives a centimetre at the waist and takes it back in the wash.' },
      ],
    },
  );

/** A jacket of the demo. A market that doesn't sell it shows nothing in its place. */
const denimJacket = '22100980_MidWash_4001120';
