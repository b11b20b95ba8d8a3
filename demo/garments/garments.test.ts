import { existsSync, readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { composeGarment, encodeGarment } from './compose.ts';
import { VIEWS } from './cut.ts';
import { CUTS, getCut } from './cuts.ts';
import { DRAPES } from './drape/cuts.ts';
import { dyeTable } from './dye.ts';
import { dyeGarment } from './dye-garment.ts';
import { PATTERNS } from './fabric.ts';
import { BUILDS, isStiff, LAYS, layDown } from './lay-down.ts';
import { loadMap } from './load-map.ts';
import { FOLDED_SHAPES, SHAPES } from './shapes/shapes.ts';

const MAPS = new URL('./maps/', import.meta.url);
const CASES = CUTS.flatMap((cut) => cut.maps.map((view) => ({ cut: cut.id, view })));

/** Mean brightness (0..255) of the garment, and how far its folds spread around it. */
function tones(data: Buffer): { mean: number; spread: number } {
  const values: number[] = [];
  for (let i = 0; i < data.length; i += 4) if (data[i + 3] === 255) values.push((data[i]! + data[i + 1]! + data[i + 2]!) / 3);
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  return { mean, spread: Math.sqrt(values.reduce((a, b) => a + (b - mean) ** 2, 0) / values.length) };
}

describe('the cuts', () => {
  it('are at least a hundred, each with its own shape and id', () => {
    expect(CUTS.length).toBeGreaterThanOrEqual(100);
    expect(new Set(CUTS.map((cut) => cut.id)).size).toBe(CUTS.length);
    expect(CUTS.map((cut) => cut.id).sort()).toEqual(Object.keys(SHAPES).sort());
  });

  it('are folded as one of them that is drawn so', () => {
    const folded = CUTS.flatMap(({ folded: drawn }) => drawn ?? []);
    expect([...new Set(folded)].sort()).toEqual(Object.keys(FOLDED_SHAPES).sort());
    for (const { id, folded: drawn, views } of CUTS) expect(views.includes('folded'), id).toBe(drawn !== undefined);
  });

  it('name only patterns that exist, and always one', () => {
    for (const cut of CUTS) {
      expect(cut.supportsPattern.length).toBeGreaterThan(0);
      for (const pattern of cut.supportsPattern) expect(PATTERNS).toContain(pattern);
    }
  });

  it.each(CASES)('$cut has a map of its $view', ({ cut, view }) => {
    expect(existsSync(new URL(`${cut}-${view}.map`, MAPS))).toBe(true);
  });

  it('have no close-up drawn apart from a draped front, whose folds are others', () => {
    expect(DRAPES.map(({ cut }) => getCut(cut)).filter(({ maps }) => maps.includes('detail'))).toEqual([]);
  });

  it('have no maps left over from cuts that are gone, and stay below 12 MB together', () => {
    const files = readdirSync(MAPS);
    expect(files.sort()).toEqual(CASES.map(({ cut, view }) => `${cut}-${view}.map`).sort());
    expect(files.reduce((sum, file) => sum + statSync(new URL(file, MAPS)).size, 0)).toBeLessThan(12 * 1024 * 1024);
  });
});

describe('an outline', () => {
  it.each(CASES.filter(({ view }) => view !== 'detail'))('of $cut $view leaves the border of the picture free', async ({ cut, view }) => {
    const { parts, width, height } = await loadMap(cut, view, 240);
    let touching = 0;
    let covered = 0;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const cover = parts[(y * width + x) * 4 + 3]!;
        if (cover > 0) covered++;
        if (cover > 0 && (x < 2 || y < 2 || x > width - 3 || y > height - 3)) touching++;
      }
    expect(touching).toBe(0);
    expect(covered / (width * height)).toBeGreaterThan(0.06);
  });

  it.each(CUTS.map(({ id }) => id))('of %s stays within the picture however it is laid down', async (id) => {
    const cut = getCut(id);
    const map = await loadMap(id, 'front', 120);
    const laid = Array.from({ length: LAYS }, (_, lay) =>
      layDown(map, { lay, build: isStiff(cut.category) ? 0 : BUILDS - 1 }, cut.category),
    );
    const outside = laid.filter(({ parts, width, height }) => {
      for (let x = 0; x < width; x++) if (parts[x * 4 + 3] || parts[((height - 1) * width + x) * 4 + 3]) return true;
      for (let y = 0; y < height; y++) if (parts[y * width * 4 + 3] || parts[(y * width + width - 1) * 4 + 3]) return true;
      return false;
    });
    expect(outside).toHaveLength(0);
  });

  it('carries the cloth colour to its very edge, with no dark or light fringe', async () => {
    const { data } = await dyeGarment({ cut: 'tee-men', view: 'front', colour: '#c03a2b', width: 480 });
    for (let i = 0; i < data.length; i += 4) {
      const cover = data[i + 3]!;
      if (cover > 8 && cover < 200) expect(data[i]!).toBeGreaterThan(data[i + 2]!);
    }
  });
});

describe('composing', () => {
  it.each([240, 480, 500, 960])('gives a picture of the asked width %i in 3:4', async (width) => {
    const picture = await composeGarment({ cut: 'shirt-men', view: 'front', colour: '#cddbe8', width });
    expect(picture.width).toBe(width);
    expect(picture.height).toBe(Math.round((width * 4) / 3));
    expect(picture.data.length).toBe(picture.width * picture.height * picture.channels);
  });

  it.each(VIEWS)('gives the %s view', async (view) => {
    const bytes = await encodeGarment({ cut: 'crew-knit-men', view, colour: '#2f4a3d', width: 240 }, 'webp');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 240, height: 320 });
  });

  it('lays every piece of a cut down in another way', async () => {
    const pictures = await Promise.all(
      Array.from({ length: LAYS }, (_, lay) => dyeGarment({ cut: 'shirt-men', view: 'front', colour: '#cddbe8', width: 120, lay })),
    );
    expect(new Set(pictures.map(({ data }) => data.toString('base64'))).size).toBe(LAYS);
  });

  it('gives a cut the surface of its cloth: suede does not shine', async () => {
    const brightest = async (surface: 'leather' | 'suede') => {
      const { data } = await dyeGarment({ cut: 'boot', view: 'front', colour: '#1d1c1d', width: 480, surface });
      return data
        .filter((_, i) => i % 4 === 0)
        .toSorted()
        .at(-500)!;
    };
    expect(await brightest('suede')).toBeLessThan((await brightest('leather')) - 10);
  });

  it('enlarges the front of a variant for its close-up, and shows the back that it shares', async () => {
    const order = { cut: 'tee-pocket', colour: '#2f4a3d', width: 120 } as const;
    const [front, detail, back] = await Promise.all((['front', 'detail', 'back'] as const).map((view) => dyeGarment({ ...order, view })));
    expect(detail!.zoom).toBe(2);
    expect(detail!.data.equals(front!.data)).toBe(false);
    expect(back!.data.equals((await dyeGarment({ ...order, cut: 'tee-men', view: 'back' })).data)).toBe(true);
  });

  it('shows of every colour of a stack the edges that lie below, and the uppermost whole', async () => {
    const stack = ['#2f55a4', '#b92f2b'];
    const order = { cut: 'crew-knit-women', view: 'folded', colour: '#8a9a7b', width: 240 } as const;
    const { data, width, height } = await composeGarment({ ...order, stack: stack.join(' ') });
    const channels = (y: number) =>
      [...data.subarray((y * width + width / 2) * 3, (y * width + width / 2) * 3 + 3)] as [number, number, number];
    const column = Array.from({ length: height }, (_, y) => channels(y));
    const blue = column.findIndex(([red, , b]) => b > red + 60);
    const red = column.findIndex(([r, , b]) => r > b + 60);
    expect(blue).toBeGreaterThan(height / 2);
    expect(red).toBeGreaterThan(blue);
    const [r, g, b] = channels(Math.round(height * 0.45));
    expect(g).toBeGreaterThan(Math.max(r, b));
  });

  it('gives the same bytes for the same order', async () => {
    const order = { cut: 'dress-slip', view: 'look', colour: '#7c2335', pattern: 'floral', width: 240 } as const;
    const [first, second] = [await encodeGarment(order, 'webp'), await encodeGarment(order, 'webp')];
    expect(first.equals(second)).toBe(true);
  });

  it.each(CUTS.flatMap((cut) => cut.supportsPattern.map((pattern) => ({ cut: cut.id, pattern }))))(
    'dyes $cut in $pattern',
    async ({ cut, pattern }) => {
      const plain = await dyeGarment({ cut, view: 'front', colour: '#8a9a7b', width: 120 });
      const dyed = await dyeGarment({ cut, view: 'front', colour: '#8a9a7b', width: 120, pattern });
      expect(dyed.data.equals(plain.data)).toBe(pattern === 'solid');
    },
  );

  it('puts the ground in the corners and the colour in the middle', async () => {
    const { data, width, height } = await composeGarment({ cut: 'tee-men', view: 'front', colour: '#1f3fae', width: 240 });
    expect([...data.subarray(0, 3)]).toEqual([0xf1, 0xed, 0xe5]);
    const middle = (Math.floor(height / 2) * width + width / 2) * 3;
    expect(data[middle + 2]! - data[middle]!).toBeGreaterThan(80);
  });

  it('keeps white cloth white and lets black cloth show its folds', async () => {
    const white = tones((await dyeGarment({ cut: 'shirt-women', view: 'front', colour: '#ffffff', width: 480 })).data);
    const black = tones((await dyeGarment({ cut: 'shirt-women', view: 'front', colour: '#0f0f10', width: 480 })).data);
    expect(white.mean).toBeGreaterThan(232);
    expect(white.spread).toBeGreaterThan(4);
    expect(black.mean).toBeLessThan(50);
    expect(black.spread).toBeGreaterThan(2.5);
  });

  it('brightens with the light in every dye', () => {
    for (const hex of ['#000000', '#7c2335', '#c8b18a', '#ffffff']) {
      const table = dyeTable(hex);
      for (let v = 3; v < table.length; v++) expect(table[v]!).toBeGreaterThanOrEqual(table[v - 3]!);
    }
  });
});

describe('what can not be made is refused:', () => {
  const good = { cut: 'tee-men', view: 'front', colour: '#ffffff', width: 240 } as const;
  it.each([
    ['an unknown cut', { ...good, cut: 'toga' }],
    ['a path for a cut', { ...good, cut: '../cuts' }],
    ['an unknown view', { ...good, view: 'inside' as 'front' }],
    ['a colour that is none', { ...good, colour: 'red' }],
    ['the back of a cut whose back is not drawn', { ...good, cut: 'jacket-quilted', view: 'back' as const }],
    ['a folded view of what is always hung', { ...good, cut: 'cardigan', view: 'folded' as const }],
    ['a stack of no colours', { ...good, view: 'folded' as const, stack: 'red' }],
    ['a way to lie that there is not', { ...good, lay: LAYS }],
    ['a build that there is not', { ...good, build: BUILDS }],
    ['half a way to lie', { ...good, lay: 0.5 }],
    ['an unknown surface', { ...good, surface: 'fur' as 'felt' }],
    ['a width of nothing', { ...good, width: 0 }],
    ['a width beyond reason', { ...good, width: 100_000 }],
    ['half a pixel', { ...good, width: 240.5 }],
    ['a pattern the cut is not made in', { ...good, cut: 'boot', pattern: 'gingham' as const }],
  ])('%s', async (_what, order) => {
    await expect(composeGarment(order)).rejects.toThrow(RangeError);
  });

  it('getCut names the unknown cut', () => {
    expect(() => getCut('toga')).toThrow('toga');
  });
});
