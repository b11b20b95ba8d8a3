import type { Cloth } from './cloth.ts';
import { fractal, noise } from './noise.ts';

/** Hanging folds: round on top, deep between, wandering a little on their way down. */
export const folds = (period: number, depth: number, lean: number, from: number) => (x0: number, y: number) => {
  const x = x0 + from * period;
  const wander = 0.55 * noise(x / (period * 2.4), y / (period * 3.1)) + 0.5 * noise(x / (period * 5) + 7, y / (period * 6));
  const phase = (x + lean * y) / period + wander * 1.5;
  const strength = 0.62 + 0.38 * noise(phase * 0.45 + 3, y / (period * 4));
  const wave = 0.5 + 0.5 * Math.sin(phase * Math.PI * 2);
  const round = wave ** 0.8 * (0.75 + 0.25 * wave);
  const small = 0.1 * noise(x / (period * 0.5), y / (period * 1.6)) + 0.16 * fractal(x / (period * 1.1), y / (period * 1.1) + 20, 2);
  return depth * (strength * round + small);
};

/** A cloth that lies, not quite flat. */
export const lying = (size: number, height: number) => (x: number, y: number) => height * fractal(x / size + 4, y / size + 2, 3);

type Layer = { cloth: Cloth; size: number; out: number };

/** Round things side by side, as folded cloths on a shelf or bolts against a wall. `across` runs over them, `along` with them. */
export const rounds = (layers: readonly Layer[], bend: number, squareness: number) => {
  const total = layers.reduce((sum, { size }) => sum + size, 0);
  const find = (across: number, along: number) => {
    const place = across + bend * noise(along / 95, across / 60) + bend * 0.35 * noise(along / 31, across / 24 + 9) + total / 2;
    const turned = place - Math.floor(place / total) * total;
    let low = 0;
    let index = 0;
    while (index < layers.length - 1 && turned >= low + (layers[index] as Layer).size) {
      low += (layers[index] as Layer).size;
      index++;
    }
    const layer = layers[index] as Layer;
    return { layer, index, s: (2 * (turned - low)) / layer.size - 1 };
  };
  return {
    find,
    height: (across: number, along: number) => {
      const { layer, index, s } = find(across, along);
      const round = Math.sqrt(Math.max(0, 1 - Math.abs(s) ** squareness));
      return layer.size * 0.5 * round + layer.out + 1.6 * noise(along / 45, index * 9.1) + 0.8 * fractal(along / 24, across / 24, 2);
    },
  };
};
