import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { PageRow } from '@selvedge/contract/page.ts';
import { linkTo } from './link-to.ts';
import type { PageWords } from './page-words/en.ts';
import { picture } from './pictures.ts';
import { rowsOf, wideAndTall } from './rows.ts';
import type { Words } from './words/en.ts';

/** A visit to a mill. */
export const editorialRows = (market: MarketSettings, { category, alt }: Words, { loom }: PageWords): PageRow[] =>
  rowsOf(
    'loom',
    {
      _alias: 'imageWithLink',
      images: wideAndTall('selvedge-edge', loom.picture),
      textPosition: 'below',
    },
    {
      _alias: 'text',
      subHeadline: loom.morning.above,
      headline: loom.morning.headline,
      headlineSettings: { size: 'display' },
      text: loom.morning.text,
    },
    {
      _alias: 'imageWithText',
      images: { mobile: picture('denim-twill', alt['denim-twill'], '1/1') },
      headline: loom.twill.headline,
      text: loom.twill.text,
      backgroundColor: 'cloth',
    },
    {
      _alias: 'divisionMode',
      halves: [
        {
          image: picture('denim-drape', loom.slow.picture, '4/5'),
          videoId: 'loom.webm',
          headline: loom.slow.headline,
          text: loom.slow.text,
          tone: 'indigo',
        },
        {
          headline: loom.why.headline,
          text: loom.why.text,
          tone: 'ink',
          link: linkTo(market, '/cloth/denim', category.denim),
          ctaText: loom.why.cta,
        },
      ],
    },
    {
      _alias: 'text',
      text: loom.noon,
    },
    {
      _alias: 'multiLinkWithImages',
      textSectionsMobile: [
        {
          headline: loom.more,
          enableCtaSlider: true,
          ctaButtonsPerRow: 3,
          ctaButtons: [
            { title: category.linen, link: linkTo(market, '/cloth/linen', category.linen), image: picture('linen-slub', '', '3/4') },
            { title: category.wool, link: linkTo(market, '/cloth/wool', category.wool), image: picture('herringbone-wool', '', '3/4') },
            { title: category.cotton, link: linkTo(market, '/cloth/cotton', category.cotton), image: picture('poplin-stripe', '', '3/4') },
            { title: category.denim, link: linkTo(market, '/cloth/denim', category.denim), image: picture('denim-drape', '', '3/4') },
          ],
        },
      ],
    },
  );
