import { lightField } from './light.ts';
import { blur, drawShape, type Field, type Frame, insideDistance, noise } from './raster.ts';
import { type Pull, relaxSheet, type Sheet, sheetHeight } from './sheet.ts';
import { crop, windowOf } from './window-of.ts';

/** Something drawn on a layer: a seam (negative height), a stitch, a rib, a crease. `svg` holds stroked or filled elements. */
export interface Line {
  svg: string;
  height?: number;
  blur?: number;
  /** strength of the small wrinkles a seam draws into the cloth beside it */
  pucker?: number;
  ink?: Ink;
  tone?: number;
}

/** 0 the garment's colour, 1 its second colour (ribs, soles, lining), 2 its third (buttons, metal, thread, labels). */
export type Ink = 0 | 1 | 2;

export interface Layer {
  shape: string;
  /** the outline that decides where the surface falls away; the layer's own shape if absent */
  hull?: string;
  /** thickness over what lies below */
  lift?: number;
  /** how much of the surface below shows through, 0..1 */
  settle?: number;
  /** roundness: height of the middle over the edge, and how far from the edge it takes to get there */
  puff?: number;
  reach?: number;
  /** radius of the rolled edge itself */
  roll?: number;
  cloth?: {
    across?: number;
    along?: number;
    coarse?: number;
    stiffness?: number;
    pulls?: Pull[];
    crumple?: number;
    /** no folds of its own: a drape brings them */
    isStill?: boolean;
  };
  tone?: number;
  ink?: Ink;
  /** direction of the pattern on this part, degrees clockwise; `plain` parts carry no pattern */
  turn?: number;
  plain?: boolean;
  /** the inside of the garment: seen through the neck from the front, never from behind */
  inner?: boolean;
  lines?: Line[];
}

export interface Surface {
  width: number;
  height: number;
  light: Field;
  alpha: Field;
  second: Field;
  third: Field;
  part: Uint8Array;
  drift: Field;
  turns: number[];
}

export interface Ground {
  frame: Frame;
  high: Field;
  wave: Field;
  alpha: Field;
  tone: Field;
  second: Field;
  third: Field;
  part: Uint8Array;
}

/** Builds the layers bottom up into one height field, then lights it. */
export async function renderScene(layers: Layer[], frame: Frame): Promise<Surface> {
  const { ground, turns } = await layLayers(layers, frame);
  const light = lightField(ground.high, frame.width, frame.height, frame.zoom, ground.alpha);
  for (let i = 0; i < light.length; i++) light[i]! *= ground.tone[i]!;
  const drift = blur(ground.wave, frame.width, frame.height, 4 * frame.zoom);
  const { alpha, second, third, part } = ground;
  return { width: frame.width, height: frame.height, light, alpha, second, third, part, drift, turns };
}

/** The layers on one another, not yet lit. */
export async function layLayers(layers: Layer[], frame: Frame): Promise<{ ground: Ground; turns: number[] }> {
  const n = frame.width * frame.height;
  const ground: Ground = {
    frame,
    high: new Float32Array(n),
    wave: new Float32Array(n),
    alpha: new Float32Array(n),
    tone: new Float32Array(n).fill(1),
    second: new Float32Array(n),
    third: new Float32Array(n),
    part: new Uint8Array(n),
  };
  const turns = [0, 0];
  for (const layer of layers) {
    let part = layer.plain ? 1 : turns.indexOf(layer.turn ?? 0, 0) === 1 ? 0 : turns.indexOf(layer.turn ?? 0);
    if (part < 0) part = turns.push(layer.turn ?? 0) - 1;
    await addLayer(ground, layer, part, frame.seed + layers.indexOf(layer) * 17);
  }
  return { ground, turns };
}

async function addLayer(ground: Ground, layer: Layer, part: number, seed: number) {
  const { high, alpha, tone, second, third, wave } = ground;
  const stride = ground.frame.width;
  const window = await windowOf(ground.frame, layer.shape);
  if (!window) return;
  const { left, top, frame } = window;
  const cover = await drawShape(frame, layer.shape);
  const own = await surfaceOf(frame, layer, cover, seed);
  const below = layer.settle ? blur(crop(high, stride, left, top, frame), frame.width, frame.height, 9 * frame.zoom) : undefined;
  for (let k = 0; k < cover.length; k++) {
    const c = cover[k]!;
    if (c <= 0) continue;
    const i = (top + ((k / frame.width) | 0)) * stride + left + (k % frame.width);
    const level = own.high[k]! + (layer.lift ?? 0) + (below ? below[k]! * layer.settle! : 0);
    high[i]! += (level - high[i]!) * c;
    wave[i]! += (own.wave[k]! - wave[i]!) * c;
    tone[i]! += ((layer.tone ?? 1) * own.tone[k]! - tone[i]!) * c;
    alpha[i]! += (1 - alpha[i]!) * c;
    second[i]! += (Math.max(layer.ink === 1 ? 1 : 0, own.second[k]!) - second[i]!) * c;
    third[i]! += (Math.max(layer.ink === 2 ? 1 : 0, own.third[k]!) - third[i]!) * c;
    if (c > 0.5) ground.part[i] = part;
  }
}

async function surfaceOf(frame: Frame, layer: Layer, cover: Field, seed: number) {
  const { width, height, zoom } = frame;
  const n = cover.length;
  const own = {
    high: new Float32Array(n),
    wave: new Float32Array(n),
    tone: new Float32Array(n).fill(1),
    second: new Float32Array(n),
    third: new Float32Array(n),
  };
  roundEdges(own.high, layer, layer.hull ? await drawShape(frame, layer.hull) : cover, frame);
  if (layer.cloth) await addCloth(own, layer, cover, frame, seed);
  for (const line of layer.lines ?? []) {
    const drawn = await drawShape(frame, line.svg);
    const soft = blur(drawn, width, height, (line.blur ?? 1) * zoom);
    const wide = line.pucker ? blur(drawn, width, height, 7 * zoom) : undefined;
    for (let i = 0; i < n; i++) {
      if (cover[i]! <= 0) continue;
      own.high[i]! += soft[i]! * (line.height ?? 0);
      if (wide && wide[i]! > 0.004) {
        const x = frame.x + (i % width) / zoom;
        const y = frame.y + ((i / width) | 0) / zoom;
        own.high[i]! += wide[i]! * line.pucker! * (noise(x / 8, y / 8, seed + 3) + 0.7 * noise(x / 17, y / 17, seed + 4));
      }
      if (line.ink === 1) own.second[i] = Math.max(own.second[i]!, drawn[i]!);
      if (line.ink === 2) own.third[i] = Math.max(own.third[i]!, drawn[i]!);
      if (line.tone) own.tone[i]! *= 1 + (line.tone - 1) * soft[i]!;
    }
  }
  return own;
}

function roundEdges(high: Field, layer: Layer, hull: Field, frame: Frame) {
  const { width, height, zoom } = frame;
  const raw = insideDistance(hull, width, height);
  const distance = blur(raw, width, height, 1.2 * zoom);
  const wide = blur(raw, width, height, 14 * zoom);
  const puff = layer.puff ?? 0;
  const reach = layer.reach ?? 60;
  const roll = layer.roll ?? 5;
  for (let i = 0; i < high.length; i++) {
    const d = distance[i]! / zoom;
    const q = 1 - Math.min(1, (0.35 * d + (0.65 * wide[i]!) / zoom) / reach);
    const t = 1 - Math.min(1, d / roll);
    high[i] = puff * Math.sqrt(Math.max(0, 1 - q * q * q)) * (1 - 0.2 * q * q) + roll * 0.8 * (1 - t * t);
  }
}

async function addCloth(own: { high: Field; wave: Field }, layer: Layer, cover: Field, frame: Frame, seed: number) {
  const { width, zoom } = frame;
  const sheet = layer.cloth!.isStill ? undefined : await sheetOf(layer, frame, seed);
  const crumple = layer.cloth!.crumple ?? 0.6;
  for (let i = 0; i < cover.length; i++) {
    if (cover[i]! <= 0) continue;
    const x = frame.x + (i % width) / zoom;
    const y = frame.y + ((i / width) | 0) / zoom;
    const z = sheet ? sheetHeight(sheet, x, y) : 0;
    own.wave[i] = z;
    own.high[i]! += z + crumple * (noise(x / 46, y / 60, seed + 1) + 0.45 * noise(x / 19, y / 26, seed + 2));
  }
}

const sheets = new Map<string, Sheet>();

/** The close-up shows the same folds as the whole garment, so the cloth is relaxed once for both. */
async function sheetOf(layer: Layer, frame: Frame, seed: number): Promise<Sheet> {
  const { across = 0.012, along = 0.002, coarse = 28, stiffness = 0.07, pulls = [] } = layer.cloth!;
  const spec = { across, along, coarse, stiffness, pulls, seed };
  const key = JSON.stringify([layer.shape, spec, frame.seed]);
  const known = sheets.get(key);
  if (known) return known;
  const [columns, rows] = [300, 400];
  const whole = await drawShape({ x: 0, y: 0, zoom: 0.25, width: columns, height: rows, seed: frame.seed }, layer.shape);
  const extent = { left: 1200, top: 1600, right: 0, bottom: 0 };
  for (let i = 0; i < whole.length; i++) {
    if (whole[i]! <= 0.4) continue;
    extent.left = Math.min(extent.left, (i % columns) * 4);
    extent.right = Math.max(extent.right, (i % columns) * 4);
    extent.top = Math.min(extent.top, ((i / columns) | 0) * 4);
    extent.bottom = Math.max(extent.bottom, ((i / columns) | 0) * 4);
  }
  const inside = (x: number, y: number) => {
    const c = Math.round(x / 4);
    const r = Math.round(y / 4);
    return c >= 0 && r >= 0 && c < columns && r < rows && whole[r * columns + c]! > 0.4;
  };
  const sheet = relaxSheet(spec, extent, inside);
  sheets.set(key, sheet);
  return sheet;
}
