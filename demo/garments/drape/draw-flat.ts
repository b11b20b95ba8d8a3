import { FULL } from '../map-file.ts';
import { type Layer, layLayers } from '../render/scene.ts';
import { SHAPES } from '../shapes/shapes.ts';

const { width: W, height: H } = FULL;

export interface Atlas {
  high: Float32Array;
  tone: Float32Array;
  alpha: Float32Array;
  second: Float32Array;
  third: Float32Array;
  part: Uint8Array;
  turns: number[];
}

/** The cut as it is drawn, without the roundness and the folds that the drape has of its own. */
export async function drawFlat(cut: string, which: 'front' | 'inside', zoom: number): Promise<Atlas> {
  const layers = SHAPES[cut]!('front').filter((layer) => Boolean(layer.inner) === (which === 'inside'));
  const flat = layers.map((layer): Layer => {
    const { cloth, hull, puff, roll, lift, inner, ...rest } = layer;
    return {
      ...rest,
      ...(cloth && { cloth: { ...cloth, isStill: true, crumple: 0.5 * (cloth.crumple ?? 0.6) } }),
      ...(hull ? { hull: '<rect width="1200" height="1600"/>' } : {}),
      puff: hull || cloth ? 0 : (puff ?? 0),
      roll: hull ? 0.5 : (roll ?? 5),
      lift: inner ? 0 : (lift ?? 0),
    };
  });
  const { ground, turns } = await layLayers(flat, { x: 0, y: 0, zoom, width: W * zoom, height: H * zoom, seed: 7, bend: false });
  return { ...ground, turns };
}
