import type { Ratio } from '@selvedge/contract/content/image.ts';

type PictureFile = { placeholder: string; ratios: Partial<Record<Ratio, readonly number[]>> };

const hero = [640, 1280, 1920] as const;
const wide = [640, 1280] as const;
const tall = [480, 960] as const;
const portrait = [400, 800] as const;

/** What `demo/pictures/make.ts` and, of garments, `campaigns.ts` make: the widths of each crop, and the mean colour shown until a picture arrives. */
export const pictureFiles = {
  'selvedge-edge': { placeholder: '#505159', ratios: { '16/9': hero, '4/5': tall, '3/4': portrait } },
  'denim-drape': { placeholder: '#404553', ratios: { '16/9': wide, '4/5': tall, '3/4': portrait } },
  'denim-twill': { placeholder: '#414755', ratios: { '16/9': wide, '3/4': portrait, '1/1': tall } },
  'linen-drape': { placeholder: '#b2aa9c', ratios: { '16/9': wide, '4/5': tall, '3/4': portrait } },
  'linen-slub': { placeholder: '#c9beab', ratios: { '16/9': wide, '3/4': portrait } },
  'herringbone-wool': { placeholder: '#8e8983', ratios: { '16/9': wide, '3/4': portrait } },
  'rib-knit': { placeholder: '#cdc7bb', ratios: { '16/9': wide, '4/5': tall, '3/4': portrait } },
  'poplin-stripe': { placeholder: '#cdcbc7', ratios: { '16/9': wide, '3/4': portrait } },
  'brushed-cotton': { placeholder: '#9b8671', ratios: { '16/9': wide, '3/4': portrait } },
  'boiled-wool': { placeholder: '#575450', ratios: { '16/9': wide, '3/4': portrait } },
  'folded-stack': { placeholder: '#78736b', ratios: { '16/9': wide, '4/5': tall, '3/4': portrait } },
  'cloth-bolts': { placeholder: '#857f79', ratios: { '16/9': wide, '3/4': portrait } },
  'look-autumn': { placeholder: '#b7aa9a', ratios: { '16/9': hero, '4/5': tall, '3/4': portrait } },
  'look-denim': { placeholder: '#b3b8c1', ratios: { '16/9': hero, '4/5': tall, '3/4': portrait } },
  'look-knit': { placeholder: '#c3afa8', ratios: { '16/9': wide, '4/5': tall, '3/4': portrait } },
  'look-women': { placeholder: '#d1cbc1', ratios: { '16/9': hero, '4/5': tall, '3/4': portrait, '1/1': tall } },
  'look-men': { placeholder: '#cdcfd2', ratios: { '16/9': hero, '4/5': tall, '3/4': portrait, '1/1': tall } },
  'look-home': { placeholder: '#b6afa5', ratios: { '16/9': hero, '1/1': tall } },
  'look-other-side': { placeholder: '#b5b7b9', ratios: { '16/9': hero, '4/5': tall, '3/4': portrait, '1/1': tall } },
  'look-gifts': { placeholder: '#d8cdc8', ratios: { '16/9': hero, '1/1': tall } },
  'look-linen': { placeholder: '#d8d1c6', ratios: { '16/9': wide, '4/5': tall, '3/4': portrait } },
} as const satisfies Record<string, PictureFile>;
