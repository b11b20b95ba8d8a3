import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { PageRow } from '@selvedge/contract/page.ts';
import { linkTo } from './link-to.ts';
import { lookAlt } from './looks.ts';
import { picture } from './pictures.ts';
import { rowsOf, wideAndTall } from './rows.ts';

const wide = (name: keyof typeof lookAlt) => picture(name, lookAlt[name], '16/9');

/** The season, from the large picture to the small print. */
export const autumnRows = (market: MarketSettings): PageRow[] =>
  rowsOf(
    'autumn',
    {
      _alias: 'imageWithLink',
      images: wideAndTall('look-autumn', lookAlt['look-autumn']),
      link: linkTo(market, '/women/clothing/coats-jackets', 'Coats & jackets'),
      subHeadline: 'The season',
      headline: 'Camel, rib, brown boots',
      text: 'Four cloths and the order in which to put them on.',
      ctaText: 'See the coats',
      textPosition: 'below',
      countdown: {
        countdownDateTime: '2026-12-21T09:00:00Z',
        headline: 'The winter cloths arrive in',
        launchedText: 'The winter cloths are here',
      },
    },
    {
      _alias: 'slimBannerAnimated',
      textSettings: [
        { text: 'Boiled wool is back in navy', link: linkTo(market, '/cloth/wool', 'Wool') },
        { markdownContent: `Free repairs in the first year: [how it works](/${market.id}/i/care)` },
        {
          text: 'Members see the winter cloths a day before anyone else does',
          wordLimit: 8,
          link: linkTo(market, '/customer-club', 'The customer club'),
          disabledMobile: true,
        },
      ],
      animation: 'slide',
      animationDelay: 6000,
      backgroundColor: 'indigo',
    },
    {
      _alias: 'imageCarousel',
      headline: 'Four ways out of the house',
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
          text: 'For the rain that was not forecast.',
          cta: 'Trench coats',
          link: linkTo(market, '/women/clothing/coats-jackets', 'Coats & jackets'),
        },
        {
          image: wide('look-men'),
          text: 'For the office that has no dress code.',
          cta: 'Tailoring',
          link: linkTo(market, '/men/clothing/tailoring', 'Tailoring'),
        },
        {
          image: wide('look-knit'),
          text: 'For the Sunday that begins late.',
          cta: 'Knitwear',
          link: linkTo(market, '/women/clothing/knitwear', 'Knitwear'),
        },
        {
          image: wide('look-denim'),
          text: 'For everything else.',
          cta: 'Denim',
          ctaPosition: 'bottom-left',
          link: linkTo(market, '/men/clothing/denim', 'Denim'),
        },
      ],
    },
    {
      _alias: 'video',
      videoId: 'loom.webm',
      poster: picture('selvedge-edge', 'The edge of a length of denim', '16/9'),
      headline: 'Along the edge',
      subHeadline: 'Eight seconds of a selvedge, in no hurry.',
      ctaText: 'Read about our cloths',
      ctaButton: linkTo(market, '/cloth', 'Cloth'),
      background: true,
      aspectX: 21,
      aspectY: 9,
    },
    {
      _alias: 'relewiseProductCarousel',
      headline: 'Chosen for the cold',
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
            headline: 'Your early look',
            text: 'As a member you see the winter cloths on 20 December, a day before the doors open.',
            align: 'center',
            backgroundColor: 'indigo',
          },
        },
        {
          audience: 'everyone',
          block: {
            _alias: 'text',
            headline: 'A day ahead',
            text: 'Members of the customer club see the winter cloths on 20 December. Everyone else a day later.',
            link: linkTo(market, '/customer-club', 'The customer club'),
            ctaText: 'About the club',
            align: 'center',
            backgroundColor: 'indigo',
          },
        },
      ],
    },
    {
      _alias: 'textAccordion',
      headline: 'Before you ask',
      oneAtATime: true,
      items: [
        {
          title: 'Which size in boiled wool?',
          text: 'The larger one, if you are between two. It is shrunk before it is cut and does not give.',
          isOpen: true,
        },
        {
          title: 'Can I wash it?',
          text: 'Air it first. Most marks are gone by morning. If not, **brush it**, and only then think of a wool programme.',
        },
        { title: 'Does the camel fade?', text: 'It is dyed in the fibre, so it wears evenly. Keep it out of a sunny window all the same.' },
      ],
    },
  );
