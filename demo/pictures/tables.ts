import type { Ratio } from '@selvedge/contract/content/image.ts';
import type { Ground } from '../garments/ground.ts';
import type { PictureName } from '../src/content/pictures.ts';

/** A piece and where its middle lies; centimetres, as on a table of the workroom. What comes later lies on what came before. */
export type Piece = { product: string; view?: 'back'; tall: number; x: number; y: number; turn?: number };
/** What of the table is seen; its height follows from the ratio. */
export type Frame = { x: number; y: number; width: number };
export type Table = { ground: Ground; pieces: readonly Piece[]; frames: Partial<Record<Ratio, Frame>> };

const hers: readonly Piece[] = [
  { product: '15101869_Oatmeal_4002136', tall: 118, x: 42, y: 66, turn: -3 },
  { product: '15100098_Espresso_4000113', tall: 104, x: 87, y: 106, turn: 1 },
  { product: '15100000_Ecru_4000000', tall: 64, x: 87, y: 40, turn: 3 },
  { product: '15100672_Chestnut_4000769', tall: 46, x: 24, y: 132, turn: -7 },
  { product: '15100812_Tobacco_4000929', tall: 27, x: 58, y: 147, turn: -4 },
];
const his: readonly Piece[] = [
  { product: '22100581_Midnight_4000665', tall: 114, x: 189, y: 64, turn: 3 },
  { product: '22100840_RawIndigo_4000963', tall: 106, x: 142, y: 107, turn: -1 },
  { product: '22100476_Camel_4000544', tall: 68, x: 142, y: 42, turn: -3 },
  { product: '22102093_Ecru_4002393', tall: 25, x: 207, y: 139, turn: 10 },
  { product: '22100329_Chestnut_4000376', tall: 30, x: 175, y: 146, turn: 6 },
];

const women: readonly Piece[] = [
  { product: '15102583_Oatmeal_4002955', tall: 116, x: 40, y: 65, turn: -3 },
  { product: '15100042_Navy_4000048', tall: 80, x: 92, y: 106, turn: 1 },
  { product: '15100350_White_4000400', tall: 64, x: 92, y: 40, turn: 2 },
  { product: '15101001_Chestnut_4001147', tall: 62, x: 147, y: 40, turn: 4 },
  { product: '15100672_Chestnut_4000769', tall: 46, x: 148, y: 116, turn: 6 },
  { product: '15101204_Black_4001376', tall: 28, x: 60, y: 144, turn: 12 },
];
const men: readonly Piece[] = [
  { product: '22100735_Navy_4000841', tall: 80, x: 44, y: 49, turn: -3 },
  { product: '22101253_Sand_4001432', tall: 106, x: 97, y: 107, turn: 1 },
  { product: '22100161_Frost_4000185', tall: 76, x: 97, y: 46, turn: 2 },
  { product: '22102093_Ecru_4002393', tall: 26, x: 148, y: 32, turn: 8 },
  { product: '22101673_Navy_4001912', tall: 84, x: 150, y: 102, turn: 4 },
  { product: '22102268_White_4002596', tall: 30, x: 50, y: 136, turn: -8 },
];

/** Seen from the back, as the brand's name says. */
const otherSide: readonly Piece[] = [
  { product: '22101407_RawIndigo_4001610', view: 'back', tall: 64, x: 42, y: 42, turn: -4 },
  { product: '22101330_Black_4001522', view: 'back', tall: 106, x: 97, y: 108, turn: 1 },
  { product: '22100504_LightGrey_4000576', view: 'back', tall: 72, x: 97, y: 43, turn: 2 },
  { product: '22102485_Rust_4002841', tall: 25, x: 150, y: 34, turn: 9 },
  { product: '22102352_Slate_4002690', tall: 44, x: 150, y: 92, turn: -4 },
  { product: '22100994_Black_4001136', tall: 30, x: 44, y: 124, turn: -6 },
];

const gifts: readonly Piece[] = [
  { product: '99000001_Forest_9900003', tall: 60, x: 62, y: 34, turn: -9 },
  { product: '99000002_Blush_9900011', tall: 60, x: 124, y: 40, turn: 13 },
  { product: '99000001_Ecru_9900001', tall: 62, x: 52, y: 84, turn: 6 },
  { product: '99000002_Frost_9900010', tall: 60, x: 128, y: 92, turn: -6 },
  { product: '99000002_Burgundy_9900009', tall: 64, x: 91, y: 66, turn: 2 },
];

/** How one outfit is seen, but for the tall crop of a phone, which its outermost pieces decide. */
const outfit = {
  '16/9': { x: -116, y: -13, width: 318 },
  '3/4': { x: 24, y: -6, width: 136 },
  '1/1': { x: -2, y: -30, width: 194 },
} as const;

/** At the top there is room for the header, in wide frames at the start for words: both stand on the table itself. */
export const tables: Partial<Record<PictureName, Table>> = {
  'look-home': {
    ground: 'stone',
    pieces: [...hers, ...his],
    frames: { '16/9': { x: -108, y: -14, width: 336 }, '1/1': { x: 10, y: -32, width: 210 } },
  },
  'look-women': {
    ground: 'cloth',
    pieces: women,
    frames: { ...outfit, '4/5': { x: 21, y: -26, width: 150 } },
  },
  'look-men': {
    ground: 'cool',
    pieces: men,
    frames: { ...outfit, '4/5': { x: 19, y: -26, width: 150 } },
  },
  'look-other-side': {
    ground: 'cool',
    pieces: otherSide,
    frames: { ...outfit, '4/5': { x: 22, y: -26, width: 150 }, '3/4': { x: 24, y: -6, width: 140 } },
  },
  'look-gifts': {
    ground: 'blush',
    pieces: gifts,
    frames: { '16/9': { x: -108, y: -18, width: 282 }, '1/1': { x: 2, y: -34, width: 180 } },
  },
};
