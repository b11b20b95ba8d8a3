import type { ClothName } from '../src/content/pictures.ts';
import type { Cloth } from './cloth.ts';
import { colour } from './cloth.ts';
import * as cloths from './cloths.ts';
import { fractal, noise, smoothstep } from './noise.ts';
import { makeRelief } from './relief.ts';
import type { Scene } from './render.ts';
import { folds, lying, rounds } from './shapes.ts';

/** A scene for a picture that is `tallness` times as tall as wide. */
type MakeScene = (tallness: number) => Scene;

type Setting = {
  /** Threads across the picture. */
  view: number;
  cloth: Cloth;
  shape: (x: number, y: number) => number;
  tilt?: number;
  turn?: number;
  light?: readonly [number, number, number];
  key?: number;
  fill?: number;
  bump?: number;
  exposure?: number;
  aperture?: number;
  softness?: number;
  occlusion?: number;
  place?: Scene['cloth'];
  cell?: number;
  focusAt?: readonly [number, number, number];
};

const scene =
  (s: Setting): MakeScene =>
  (tallness) => {
    const { view } = s;
    const light = s.light ?? [-0.75, 0.45, 0.62];
    const tilt = s.tilt ?? 0.12;
    const distance = view * 2.4;
    const reach = (1 + 1.3 * Math.sin(Math.min(1.2, tilt))) * 1.25;
    const relief = makeRelief({
      width: view * reach + 30,
      height: view * tallness * (1.25 / Math.cos(tilt)) * 1.25 + 30,
      cell: s.cell ?? Math.max(0.3, view / 900),
      shape: s.shape,
      light,
      softness: s.softness ?? 0.3,
      occlusion: s.occlusion ?? 1.1,
    });
    const turn = s.turn ?? 0;
    return {
      relief,
      cloth: s.place ?? ((_x, _y, u, v) => ({ cloth: s.cloth, u, v })),
      eye: [Math.sin(turn) * distance * Math.sin(tilt), -distance * Math.sin(tilt) * Math.cos(turn), distance * Math.cos(tilt)],
      target: [0, 0, 0],
      view,
      light,
      key: s.key ?? 1.05,
      fill: s.fill ?? 0.42,
      bump: s.bump ?? 0.8,
      exposure: s.exposure ?? 1,
      aperture: s.aperture ?? 0.02,
      ...(s.focusAt ? { focusAt: s.focusAt } : {}),
      samples: 2,
    };
  };

/** The edge of one length of denim on another: a soft curve, not a ruled line. */
const edgeAt = (y: number) => 26 + 0.2 * y + 3 * noise(y / 70, 5) + 0.3 * noise(y / 7, 8);

const under = cloths.shifted(cloths.denim, 300.4);

const selvedgeEdge: Setting = {
  view: 230,
  cloth: cloths.denim,
  tilt: 0.66,
  turn: -0.22,
  cell: 0.3,
  shape: (x, y) => {
    const inside = edgeAt(y) - x;
    const ground = 9 * fractal(x / 120 + 3, y / 120, 2);
    const curl = 3 * Math.exp(-(((inside - 3) / 14) ** 2)) * (0.6 + 0.4 * noise(y / 60, 3));
    const swell = 9 * smoothstep(10, 120, inside) * (0.6 + 0.6 * noise(x / 90 + 9, y / 70));
    return ground + smoothstep(-0.4, 0.9, inside) * (3 + curl + swell);
  },
  place: (x, y, _u, v) => {
    const inside = edgeAt(y) - x;
    if (inside > -0.2) return { cloth: cloths.selvedge, u: -inside, v };
    return { cloth: under, u: x * 0.94 + y * 0.34, v: y * 0.94 - x * 0.34 };
  },
  light: [-0.82, 0.42, 0.4],
  key: 1.3,
  fill: 0.34,
  aperture: 0.05,
  focusAt: [18, -14, 6],
};

/** Where the last turn of a bolt ends, from -1 to 1 across it. */
const boltEdge = 0.3;
const underBolt = cloths.scaled(under, 0.6);

const shelf = rounds(
  [
    { cloth: cloths.brushedOf(colour('#b7a284')), size: 23, out: 0 },
    { cloth: cloths.scaled(cloths.denim, 0.55), size: 20, out: 3 },
    { cloth: cloths.scaled(cloths.linenOf(colour('#d9cfbd')), 0.7), size: 26, out: -2 },
    { cloth: cloths.scaled(cloths.herringbone, 0.6), size: 24, out: 2 },
    { cloth: cloths.scaled(cloths.plainOf(colour('#e9e3d6')), 0.7), size: 21, out: -1 },
    { cloth: cloths.boiledWoolOf(colour('#26344f')), size: 27, out: 3 },
    { cloth: cloths.linenOf(colour('#bcae96')), size: 22, out: 0 },
  ],
  5,
  2.6,
);

const bolts = rounds(
  [
    { cloth: cloths.scaled(cloths.linenOf(colour('#d2c6b1')), 0.75), size: 62, out: 0 },
    { cloth: cloths.scaled(cloths.selvedge, 0.6), size: 70, out: 6 },
    { cloth: cloths.scaled(cloths.herringbone, 0.6), size: 56, out: -3 },
    { cloth: cloths.scaled(cloths.plainOf(colour('#e6e0d3')), 0.7), size: 64, out: 2 },
    { cloth: cloths.brushedOf(colour('#96795c')), size: 52, out: -4 },
  ],
  1.6,
  2,
);

export const scenes: Record<ClothName, MakeScene> = {
  'selvedge-edge': scene(selvedgeEdge),
  'denim-drape': scene({
    view: 470,
    cloth: cloths.denim,
    shape: folds(88, 44, 0.2, 3.4),
    light: [-0.8, 0.35, 0.5],
    key: 1.45,
    fill: 0.42,
  }),
  'denim-twill': scene({
    view: 110,
    cloth: cloths.denim,
    shape: lying(70, 9),
    tilt: 0.6,
    turn: 0.3,
    aperture: 0.1,
    light: [-0.8, 0.5, 0.42],
    key: 1.35,
    fill: 0.38,
    bump: 1,
  }),
  'linen-drape': scene({
    view: 330,
    cloth: cloths.linenOf(colour('#e2d7c4')),
    shape: folds(92, 46, -0.3, 18.7),
    light: [0.72, 0.42, 0.52],
    key: 1.15,
    fill: 0.56,
  }),
  'linen-slub': scene({
    view: 130,
    cloth: cloths.linenOf(colour('#e0d4bf')),
    shape: folds(130, 22, 0.5, 2),
    tilt: 0.5,
    turn: -0.3,
    aperture: 0.07,
    light: [-0.8, 0.4, 0.5],
    key: 1.2,
    fill: 0.5,
  }),
  'herringbone-wool': scene({
    view: 300,
    cloth: cloths.herringbone,
    shape: folds(130, 46, 0.3, 5.5),
    tilt: 0.3,
    aperture: 0.025,
    key: 1.5,
    fill: 0.5,
  }),
  'rib-knit': scene({
    view: 34,
    cloth: cloths.rib,
    shape: lying(20, 5),
    cell: 0.05,
    tilt: 0.3,
    aperture: 0.12,
    bump: 1,
    light: [-0.8, 0.35, 0.55],
    key: 1.15,
    fill: 0.55,
  }),
  'poplin-stripe': scene({
    view: 430,
    cloth: cloths.poplin,
    shape: folds(120, 42, 0.6, 0.4),
    light: [-0.7, 0.5, 0.55],
    key: 1.1,
    fill: 0.58,
  }),
  'brushed-cotton': scene({
    view: 150,
    cloth: cloths.brushedOf(colour('#a9927a')),
    shape: folds(66, 34, 0.5, 3.4),
    tilt: 0.3,
    aperture: 0.04,
    key: 1.3,
    fill: 0.5,
  }),
  'boiled-wool': scene({
    view: 110,
    bump: 0.9,
    cloth: cloths.boiledWoolOf(colour('#4a4744')),
    shape: folds(60, 32, 0.5, 18.7),
    tilt: 0.3,
    aperture: 0.04,
    key: 1.7,
    fill: 0.5,
  }),
  'folded-stack': scene({
    view: 215,
    cloth: cloths.denim,
    shape: (x, y) => shelf.height(y, x),
    place: (x, y, _u, v) => ({ cloth: shelf.find(y, x).layer.cloth, u: x, v }),
    light: [-0.55, 0.72, 0.5],
    cell: 0.3,
    tilt: -0.05,
    key: 1.15,
    fill: 0.42,
  }),
  'cloth-bolts': scene({
    view: 260,
    cloth: cloths.denim,
    shape: (x, y) =>
      bolts.height(x, y) + 1.6 * smoothstep(-0.02, 0.012, boltEdge - bolts.find(x, y).s) * smoothstep(-1, -0.6, bolts.find(x, y).s),
    place: (x, y, u, v) => {
      const { layer, index, s } = bolts.find(x, y);
      if (index !== 1) return { cloth: layer.cloth, u, v };
      return s < boltEdge ? { cloth: layer.cloth, u: (s - boltEdge) * layer.size * 0.55, v } : { cloth: underBolt, u, v };
    },
    light: [-0.72, 0.4, 0.6],
    cell: 0.3,
    key: 1.2,
    fill: 0.42,
  }),
};
