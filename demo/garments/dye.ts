/** Light values are stored as 128 + 85 log2(light), so that shadows and highlights get equal care in 8 bits. */
export const encodeLight = (light: number): number => Math.max(0, Math.min(255, Math.round(128 + 85 * Math.log2(Math.max(light, 0.01)))));

export type Rgb = readonly [number, number, number];

export function parseHex(hex: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new RangeError(`Not a colour: ${hex}`);
  return [parseInt(match[1]!, 16), parseInt(match[2]!, 16), parseInt(match[3]!, 16)];
}

const toLinear = (v: number): number => (v <= 10 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
const toScreen = (v: number): number => 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/**
 * 256 screen colours of one dye, from deepest shade to brightest light. Plain multiplication makes white cloth grey and
 * black cloth a hole: light cloth scatters light into its own shadows, and dark cloth shows its folds by sheen.
 */
export function dyeTable(hex: string, gloss = 0): Uint8ClampedArray {
  const colour = parseHex(hex).map(toLinear) as unknown as Rgb;
  const bright = 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2];
  const table = new Uint8ClampedArray(256 * 3);
  for (let v = 0; v < 256; v++) {
    const light = 2 ** ((v - 128) / 85);
    const eased = light < 1 ? 1 - (1 - light) * (1 - 0.08 * bright) : 1 + (light - 1) * (1 - 0.35 * bright);
    const sheen = (0.009 + 0.02 * gloss) * light ** (2.2 + gloss) * (1 - bright) + 0.0035 * light;
    for (let c = 0; c < 3; c++) {
      const deep = colour[c]! ** (1 + 0.12 * Math.max(0, 1 - light));
      table[v * 3 + c] = Math.round(toScreen(shoulder(deep * 0.9 * eased + sheen)));
    }
  }
  return table;
}

const shoulder = (x: number): number => (x < 0.82 ? x : 0.82 + 0.18 * (1 - Math.exp(-(x - 0.82) / 0.18)));

/** Two colours mixed in linear light. */
export function mixHex(a: string, b: string, t: number): string {
  const from = parseHex(a);
  const to = parseHex(b);
  return `#${from
    .map((v, i) =>
      Math.round(toScreen(toLinear(v) * (1 - t) + toLinear(to[i]!) * t))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export function brightness(hex: string): number {
  const [r, g, b] = parseHex(hex);
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);
}
