import { type Cloth, type Colour, colour, type Surface } from './cloth.ts';
import { felt, fuzzy } from './felt.ts';
import { ribKnit } from './knit.ts';
import { hash, noise } from './noise.ts';
import { weave } from './weave.ts';

const step = (value: number, period: number) => ((value % period) + period) % period;
const indigo = colour('#2c3a55');
const deepIndigo = colour('#202b42');
const ecru = colour('#ded4c1');
const greige = colour('#b9b0a1');
const red = colour('#b4231f');

/** Three over, one under, each pick one end further: the diagonal rises to the right. */
export const denim: Cloth = weave({
  over: (i, j) => step(i - j, 4) !== 0,
  warp: (i) => (hash(i, 77) < 0.3 ? deepIndigo : indigo),
  weft: (j) => tint(greige, 0.3 * (hash(j, 78) - 0.5)),
  warpWidth: 1.3,
  weftWidth: 0.9,
  crimp: 0.3,
  weftCrimp: 0.02,
  slub: 0.14,
  unevenness: 0.42,
  wobble: 0.2,
  pick: 1.25,
  fuzz: 1,
});

/** How far from the edge the red thread runs, in ends, and how wide the edge is. */
const thread = 12;
const band = 28;

/** The finished edge: plain-woven ecru ends and the red thread among them. u counts ends from the edge, inward they are negative. */
export const selvedge: Cloth = (() => {
  const isRed = (i: number) => i <= -thread && i > -thread - 3;
  const edge = weave({
    over: (i, j) => (isRed(i) ? step(i + j, 4) !== 0 : step(i + j, 2) === 0),
    warp: (i) => (isRed(i) ? red : tint(ecru, 0.08 * (hash(i, 79) - 0.5))),
    weft: () => ecru,
    warpWidth: 1.04,
    weftWidth: 0.9,
    crimp: 0.3,
    slub: 0.08,
    unevenness: 0.08,
    wobble: 0.12,
    pick: denim.pick,
    fuzz: 1,
  });
  return { ...edge, at: (u: number, v: number, out: Surface) => (u < -band ? denim : edge).at(u, v, out) };
})();

export const linenOf = (dye: Colour, gapless = 0.86): Cloth =>
  weave({
    over: (i, j) => step(i + j, 2) === 0,
    warp: (i) => tint(dye, 0.16 * (hash(i, 21) - 0.5)),
    weft: (j) => tint(dye, 0.2 * (hash(j, 22) - 0.5)),
    warpWidth: gapless,
    weftWidth: gapless + 0.04,
    crimp: 0.26,
    slub: 0.34,
    unevenness: 0.16,
    wobble: 0.3,
  });

/** A two-two twill that turns back every twelve ends. */
export const herringbone: Cloth = (() => {
  const light = colour('#a8a39b');
  const dark = colour('#4d4b4b');
  const ground = weave({
    over: (i, j) => {
      const turn = step(i, 24);
      const along = turn < 12 ? turn : 23 - turn;
      return step(along - j, 4) < 2;
    },
    warp: (i) => tint(light, 0.2 * (hash(i, 31) - 0.5)),
    weft: (j) => tint(dark, 0.3 * (hash(j, 32) - 0.5)),
    warpWidth: 1.06,
    weftWidth: 1.04,
    crimp: 0.26,
    slub: 0.16,
    unevenness: 0.22,
    wobble: 0.22,
    sheen: 0.25,
    fuzz: 1.6,
  });
  return fuzzy(ground, { layers: 7, length: 3.2, fineness: 1.1, amount: 0.3 });
})();

/** Fine plain weave; every so many ends a few are indigo. */
export const poplin: Cloth = (() => {
  const white = colour('#eeebe4');
  const blue = colour('#3d5078');
  return weave({
    over: (i, j) => step(i + j, 2) === 0,
    warp: (i) => (step(i, 16) < 2 ? blue : white),
    weft: () => white,
    warpWidth: 1.04,
    weftWidth: 0.95,
    crimp: 0.2,
    slub: 0.07,
    unevenness: 0.06,
    wobble: 0.14,
  });
})();

export const rib: Cloth = fuzzy(ribKnit(colour('#eee5d4'), 2, 0.55), { layers: 9, length: 3, fineness: 6, amount: 0.16 });

export const boiledWoolOf = (dye: Colour): Cloth => felt(dye, { layers: 20, length: 4.2, melange: 0.6 });

export const brushedOf = (dye: Colour): Cloth => {
  const ground = weave({
    over: (i, j) => step(i - j, 3) !== 0,
    warp: () => dye,
    weft: () => tint(dye, 0.1),
    warpWidth: 1,
    weftWidth: 0.95,
    crimp: 0.26,
    slub: 0.12,
    unevenness: 0.1,
    wobble: 0.2,
  });
  return felt(dye, { layers: 8, length: 2.6, ground, groundShare: 0.55, melange: 0.16 });
};

/** A plain weave in one colour, for cloths that are seen from farther away. */
export const plainOf = (dye: Colour): Cloth =>
  weave({
    over: (i, j) => step(i + j, 2) === 0,
    warp: () => dye,
    weft: () => tint(dye, 0.06),
    warpWidth: 1,
    weftWidth: 0.98,
    crimp: 0.22,
    slub: 0.14,
    unevenness: 0.1,
    wobble: 0.2,
  });

export const tint = (dye: Colour, by: number): Colour => [dye[0] * (1 + by), dye[1] * (1 + by), dye[2] * (1 + by)];

/** The cloth with its threads `times` as thick. */
export const scaled = (cloth: Cloth, times: number): Cloth => ({ ...cloth, end: cloth.end * times, pick: cloth.pick * times });

/** The same cloth from another place of the bolt, so that two pieces of it do not look copied. */
export const shifted = (cloth: Cloth, by: number): Cloth => {
  const { at } = cloth;
  return { ...cloth, at: (u, v, out) => at(u + by, v + by * 0.7 + 0.2 * noise(u * 0.05, by), out) };
};
