import { legs } from './legs.ts';
import type { Side } from './top.ts';

const jeans = { cloth: 'denim', top: 140, thread: 2, jeans: true } as const;

export const straightJeans = (side: Side) =>
  legs({ ...jeans, waist: 206, hip: 262, crotch: 500, knee: 6, hem: { y: 1470, outer: 292, inner: 82 } }, side);
/** Ends above the ankle, a little wider there. */
export const croppedJeans = (side: Side) =>
  legs({ ...jeans, top: 170, waist: 198, hip: 264, crotch: 536, knee: 2, hem: { y: 1352, outer: 306, inner: 74 } }, side);
export const wideJeans = (side: Side) =>
  legs({ ...jeans, waist: 190, hip: 254, crotch: 520, knee: 2, hem: { y: 1470, outer: 362, inner: 50 } }, side);
export const slimJeans = (side: Side) =>
  legs({ ...jeans, waist: 196, hip: 246, crotch: 480, knee: 4, hem: { y: 1470, outer: 238, inner: 96 } }, side);
export const pleatedTrousers = (side: Side) =>
  legs(
    {
      cloth: 'twill',
      top: 140,
      waist: 186,
      hip: 262,
      crotch: 520,
      knee: 16,
      hem: { y: 1470, outer: 300, inner: 72 },
      creased: true,
      pleats: 2,
    },
    side,
  );
export const chinos = (side: Side) =>
  legs({ cloth: 'twill', top: 140, waist: 204, hip: 258, crotch: 494, knee: 12, hem: { y: 1470, outer: 258, inner: 88 } }, side);
export const highJeans = (side: Side) =>
  legs({ ...jeans, top: 110, waist: 182, hip: 266, crotch: 520, knee: -4, hem: { y: 1470, outer: 268, inner: 92 } }, side);
export const selvedgeJeans = (side: Side) =>
  legs({ ...jeans, waist: 208, hip: 262, crotch: 500, knee: 6, hem: { y: 1430, outer: 288, inner: 84 }, turnUp: 84 }, side);
export const taperedJeans = (side: Side) =>
  legs({ ...jeans, waist: 204, hip: 272, crotch: 500, knee: 30, hem: { y: 1450, outer: 236, inner: 104 } }, side);
export const wideTrousers = (side: Side) =>
  legs(
    {
      cloth: 'twill',
      top: 120,
      waist: 180,
      hip: 262,
      crotch: 530,
      knee: 0,
      hem: { y: 1490, outer: 396, inner: 36 },
      creased: true,
      pleats: 1,
    },
    side,
  );
export const straightTrousers = (side: Side) =>
  legs(
    { cloth: 'twill', top: 140, waist: 190, hip: 252, crotch: 510, knee: 8, hem: { y: 1470, outer: 262, inner: 92 }, creased: true },
    side,
  );
export const suitTrousers = (side: Side) =>
  legs(
    {
      cloth: 'wool',
      top: 130,
      waist: 206,
      hip: 262,
      crotch: 494,
      knee: 10,
      hem: { y: 1480, outer: 262, inner: 90 },
      creased: true,
      pleats: 1,
      turnUp: 54,
    },
    side,
  );
export const pleatedChinos = (side: Side) =>
  legs({ cloth: 'twill', top: 140, waist: 204, hip: 276, crotch: 500, knee: 22, hem: { y: 1460, outer: 254, inner: 94 }, pleats: 2 }, side);
/** Wide at the hem and drawn in at the waist only. */
export const softTrousers = (side: Side) =>
  legs(
    { cloth: 'fleece', top: 140, waist: 196, hip: 268, crotch: 520, knee: 4, hem: { y: 1470, outer: 318, inner: 66 }, elastic: true },
    side,
  );
export const trackTrousers = (side: Side) =>
  legs(
    {
      cloth: 'fleece',
      top: 150,
      waist: 206,
      hip: 262,
      crotch: 516,
      knee: 14,
      hem: { y: 1460, outer: 240, inner: 98 },
      elastic: true,
      stripe: true,
    },
    side,
  );
const shortLeg = { cloth: 'twill', top: 330, waist: 250, hip: 316, crotch: 760, knee: 0 } as const;
export const shorts = (side: Side) => legs({ ...shortLeg, hem: { y: 1180, outer: 386, inner: 46 }, pleats: 1 }, side);
export const pleatedShorts = (side: Side) => legs({ ...shortLeg, hem: { y: 1200, outer: 408, inner: 40 }, pleats: 2 }, side);
export const joggers = (side: Side) =>
  legs(
    {
      cloth: 'fleece',
      top: 150,
      waist: 206,
      hip: 268,
      crotch: 520,
      knee: 26,
      hem: { y: 1450, outer: 222, inner: 100 },
      elastic: true,
      cuff: 78,
    },
    side,
  );
