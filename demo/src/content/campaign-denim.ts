import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { PageRow } from '@selvedge/contract/page.ts';
import { linkTo } from './link-to.ts';
import type { PageWords } from './page-words/en.ts';
import { picture } from './pictures.ts';
import { rowsOf, wideAndTall } from './rows.ts';
import type { Words } from './words/en.ts';

/** Ten days for one cloth. */
export const denimRows = (market: MarketSettings, { category, page, alt }: Words, { denimDays, looks }: PageWords): PageRow[] => {
  const { banner, raw, promises, film, questions } = denimDays;
  return rowsOf(
    'denim-days',
    {
      _alias: 'slimBannerAdvanced',
      text: banner.text,
      countdown: { countdownDateTime: '2026-11-30T22:59:00Z', launchedText: banner.over },
      clipboard: { clipboardCode: 'INDIGO', devices: { mobile: { borderColor: 'paper' } } },
      popupLabel: banner.popup,
      popupContent: banner.popupText,
      backgroundColor: 'indigo',
    },
    {
      _alias: 'imageWithText',
      images: {
        ...wideAndTall('look-denim', looks['look-denim']),
        desktop: picture('look-denim', looks['look-denim'], '4/5'),
        tablet: picture('look-denim', looks['look-denim'], '4/5'),
      },
      subHeadline: raw.above,
      headline: raw.headline,
      text: raw.text,
      link: linkTo(market, '/cloth/denim', category.denim),
      ctaText: raw.cta,
      side: 'end',
      backgroundColor: '#e3e7ee',
      clipboard: { clipboardCode: 'INDIGO', clipboardTitle: raw.code },
    },
    {
      _alias: 'trender',
      headline: denimDays.wanted,
      categoryId: 'men-clothing-denim',
      numberOfProducts: 8,
      arrowsPosition: 'outside',
    },
    {
      _alias: 'slimBannerContainer',
      banners: [
        { text: promises.hem, link: linkTo(market, '/i/care', page.care) },
        { text: promises.returns, link: linkTo(market, '/returns', page.returns) },
        { text: promises.repairs, link: linkTo(market, '/i/care', page.care) },
      ],
      backgroundColor: 'cloth',
    },
    {
      _alias: 'pdpCarousel',
      headline: denimDays.closely,
      productId: denimJacket,
      displayedProducts: { mobile: 1.2, tablet: 2, desktop: 3 },
      arrowsPosition: 'inside',
    },
    {
      _alias: 'vimeoVideo',
      videoId: '76979871',
      poster: picture('denim-twill', alt['denim-twill'], '16/9'),
      headline: film.headline,
      subHeadline: film.text,
      bottom: true,
      displayInline: true,
    },
    [
      {
        _alias: 'slimBannerBlock',
        text: denimDays.women,
        link: linkTo(market, '/women/clothing/denim', category.denim),
        backgroundColor: 'ink',
      },
      {
        _alias: 'slimBannerSimple',
        text: denimDays.men,
        link: linkTo(market, '/men/clothing/denim', category.denim),
        backgroundColor: 'thread',
      },
    ],
    {
      _alias: 'recommendationCarouselV2',
      headline: denimDays.more,
      recommendationType: 'popular',
      settings: { numberOfRecommendations: 10, pastDaysFromNow: 30 },
      arrowsPosition: 'outside',
    },
    {
      _alias: 'accordionText',
      headline: questions.headline,
      items: [questions.sofa, questions.wash, questions.size],
    },
  );
};

/** A jacket of the demo. A market that doesn't sell it shows nothing in its place. */
const denimJacket = '22100980_MidWash_4001120';
