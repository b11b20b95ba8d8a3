import type { Ratio } from '@selvedge/contract/content/image.ts';

type PictureFile = { placeholder: string; ratios: Partial<Record<Ratio, readonly number[]>> };

const wide = [640, 1280, 1920] as const;
const tall = [640, 1280] as const;
const small = [400, 800] as const;

/** What `demo/pictures/make.ts` makes: the widths of each crop, and the mean colour shown until a picture arrives. */
export const pictureFiles = {
  'selvedge-edge': { placeholder: '#2d3a54', ratios: { '16/9': wide, '4/5': tall, '3/4': small } },
  'denim-drape': { placeholder: '#26344f', ratios: { '16/9': wide, '4/5': tall, '3/4': small } },
  'denim-twill': { placeholder: '#33415c', ratios: { '16/9': wide, '3/4': small, '1/1': small } },
  'linen-drape': { placeholder: '#d9d0c0', ratios: { '16/9': wide, '4/5': tall, '3/4': small } },
  'linen-slub': { placeholder: '#cfc4b0', ratios: { '16/9': wide, '3/4': small, '1/1': small } },
  'herringbone-wool': { placeholder: '#8d8a86', ratios: { '16/9': wide, '3/4': small, '1/1': small } },
  'rib-knit': { placeholder: '#e3dac9', ratios: { '16/9': wide, '4/5': tall, '3/4': small } },
  'poplin-stripe': { placeholder: '#dfe2e6', ratios: { '16/9': wide, '3/4': small, '1/1': small } },
  'brushed-cotton': { placeholder: '#b9a994', ratios: { '16/9': wide, '3/4': small } },
  'boiled-wool': { placeholder: '#3a3835', ratios: { '16/9': wide, '3/4': small } },
  'folded-stack': { placeholder: '#b8ac9b', ratios: { '16/9': wide, '4/5': tall, '3/4': small } },
  'cloth-bolts': { placeholder: '#8a8378', ratios: { '16/9': wide, '4/5': tall, '3/4': small } },
} as const satisfies Record<string, PictureFile>;
