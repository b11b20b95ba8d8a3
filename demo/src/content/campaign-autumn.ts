import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { PageRow } from '@selvedge/contract/page.ts';
import { fillText } from './fill-text.ts';
import { linkTo } from './link-to.ts';
import type { PageWords } from './page-words/en.ts';
import { picture } from './pictures.ts';
import { rowsOf, wideAndTall } from './rows.ts';
import type { Words } from './words/en.ts';

/** The season, from the large picture to the small print. */
export const autumnRows = (market: MarketSettings, { category, page }: Words, { autumn, looks }: PageWords): PageRow[] => {
  const { hero, banners, ways, film, member, everyone, questions } = autumn;
  const wide = (name: keyof typeof looks) => picture(name, looks[name], '16/9');
  return rowsOf(
    'autumn',
    {
      _alias: 'imageWithLink',
      images: wideAndTall('look-autumn', looks['look-autumn']),
      link: linkTo(market, '/women/clothing/coats-jackets', category.coats),
      subHeadline: hero.above,
      headline: hero.headline,
      text: hero.text,
      ctaText: hero.cta,
      textPosition: 'below',
      countdown: {
        countdownDateTime: '2026-12-21T09:00:00Z',
        headline: hero.countdown,
        launchedText: hero.launched,
      },
    },
    {
      _alias: 'slimBannerAnimated',
      textSettings: [
        { text: banners.wool, link: linkTo(market, '/cloth/wool', category.wool) },
        { markdownContent: fillText(banners.repairs, market) },
        {
          text: banners.members,
          wordLimit: 8,
          link: linkTo(market, '/customer-club', page.club),
          disabledMobile: true,
        },
      ],
      animation: 'slide',
      animationDelay: 6000,
      backgroundColor: 'indigo',
    },
    {
      _alias: 'imageCarousel',
      headline: ways.headline,
      displayedProducts: { mobile: 1, tablet: 2, desktop: 2 },
      previewRight: { mobile: 12, desktop: 6 },
      pagination: true,
      autoplay: true,
      autoplayAfter: 6,
      speed: 500,
      arrowsPosition: 'outside',
      content: [
        {
          image: wide('look-women'),
          text: ways.rain,
          cta: ways.rainCta,
          link: linkTo(market, '/women/clothing/coats-jackets', category.coats),
        },
        {
          image: wide('look-men'),
          text: ways.office,
          cta: category.tailoring,
          link: linkTo(market, '/men/clothing/tailoring', category.tailoring),
        },
        {
          image: wide('look-knit'),
          text: ways.sunday,
          cta: category.knitwear,
          link: linkTo(market, '/women/clothing/knitwear', category.knitwear),
        },
        {
          image: wide('look-denim'),
          text: ways.rest,
          cta: category.denim,
          ctaPosition: 'bottom-left',
          link: linkTo(market, '/men/clothing/denim', category.denim),
        },
      ],
    },
    {
      _alias: 'video',
      videoId: 'loom.webm',
      poster: picture('selvedge-edge', film.poster, '16/9'),
      headline: film.headline,
      subHeadline: film.text,
      ctaText: film.cta,
      ctaButton: linkTo(market, '/cloth', category.cloth),
      background: true,
      aspectX: 21,
      aspectY: 9,
    },
    {
      _alias: 'relewiseProductCarousel',
      headline: autumn.chosen,
      recommendationType: 'fromCategory',
      categoryId: 'women-clothing-coats-jackets',
      settings: { numberOfRecommendations: 10, excludeMarkdown: true },
      arrowsPosition: 'outside',
      backgroundColor: 'cloth',
    },
    {
      _alias: 'smart',
      variants: [
        {
          audience: 'member',
          block: {
            _alias: 'text',
            ...member,
            align: 'center',
            backgroundColor: 'indigo',
          },
        },
        {
          audience: 'everyone',
          block: {
            _alias: 'text',
            headline: everyone.headline,
            text: everyone.text,
            link: linkTo(market, '/customer-club', page.club),
            ctaText: everyone.cta,
            align: 'center',
            backgroundColor: 'indigo',
          },
        },
      ],
    },
    {
      _alias: 'textAccordion',
      headline: questions.headline,
      oneAtATime: true,
      items: [{ ...questions.size, isOpen: true }, questions.wash, questions.fade],
    },
  );
};
