import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { PageRow } from '@selvedge/contract/page.ts';
import { linkTo } from './link-to.ts';
import { picture } from './pictures.ts';
import { rowsOf, wideAndTall } from './rows.ts';

/** A visit to a mill. */
export const editorialRows = (market: MarketSettings): PageRow[] =>
  rowsOf(
    'loom',
    {
      _alias: 'imageWithLink',
      images: wideAndTall('selvedge-edge', 'The edge of a length of denim with its red thread'),
      textPosition: 'below',
    },
    {
      _alias: 'text',
      subHeadline: 'Six in the morning',
      headline: 'You hear it before you see it',
      headlineSettings: { size: 'display' },
      text: `A shuttle loom is loud in the way of a train: not unpleasant once you know where it is going. There are eleven of them in this room, none younger than I am, and one person who looks after all of them.

She walks. That is most of the job. Along the row, back along the row, one hand on the cloth as it comes off the beam. The hand finds a broken thread before the eye does.`,
    },
    {
      _alias: 'imageWithText',
      images: { mobile: picture('denim-twill', 'The diagonal ridges of a right-hand twill, seen very close', '1/1') },
      headline: 'Three over, one under',
      text: `The warp is blue, the weft is not. Each blue thread passes over three pale ones and under the fourth, and every row moves the step one thread to the right. That is all a twill is. It is also why the face is blue and the back is not.`,
      backgroundColor: 'cloth',
    },
    {
      _alias: 'divisionMode',
      halves: [
        {
          image: picture('denim-drape', 'Indigo denim in soft folds', '4/5'),
          videoId: 'loom.webm',
          headline: 'Five metres an hour',
          text: 'A modern loom makes forty.',
          tone: 'indigo',
        },
        {
          headline: 'Why so slow?',
          text: 'Because the weft has to turn round and come back. Nothing is cut at the edge, so nothing frays there, ever.',
          tone: 'ink',
          link: linkTo(market, '/cloth/denim', 'Denim'),
          ctaText: 'See denim',
        },
      ],
    },
    {
      _alias: 'text',
      text: `By noon there are twenty metres on the roll. She signs the edge in chalk, with the date, and goes to lunch. The looms go on without her for exactly as long as it takes her to notice that one of them has changed its tone.

## Forty metres

One roll is enough for thirty pairs. We have ordered six. When they are gone there will be others, a little different, because the cotton was picked in another month.`,
    },
    {
      _alias: 'multiLinkWithImages',
      textSectionsMobile: [
        {
          headline: 'More about cloth',
          enableCtaSlider: true,
          ctaButtonsPerRow: 3,
          ctaButtons: [
            { title: 'Linen', link: linkTo(market, '/cloth/linen', 'Linen'), image: picture('linen-slub', '', '3/4') },
            { title: 'Wool', link: linkTo(market, '/cloth/wool', 'Wool'), image: picture('herringbone-wool', '', '3/4') },
            { title: 'Cotton', link: linkTo(market, '/cloth/cotton', 'Cotton'), image: picture('poplin-stripe', '', '3/4') },
            { title: 'Denim', link: linkTo(market, '/cloth/denim', 'Denim'), image: picture('denim-drape', '', '3/4') },
          ],
        },
      ],
    },
  );
