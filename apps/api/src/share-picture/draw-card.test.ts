import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { layText, splitRuns } from '../pdf/split-runs.ts';
import { drawCard } from './draw-card.ts';
import { layLines, widthOf } from './draw-text.ts';
import { readShareAddress, type ShareCard, shareAddress } from './share-card.ts';

const card: ShareCard = { title: 'Wide trousers', note: 'Navy', picture: undefined, direction: 'ltr', shopName: 'Selvedge' };
let garment: Buffer;

beforeAll(async () => {
  garment = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#0000ff' } })
    .jpeg()
    .toBuffer();
});

/** Which side is the garment's, and where there is ink among the rest. */
async function look(drawn: Buffer) {
  const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)];
  const isBlue = ([red, , blue]: number[]) => blue! > 200 && red! < 60;
  let ink = 0;
  for (let place = 0; place < data.length; place += info.channels) if (data[place]! < 60 && data[place + 2]! < 60) ink += 1;
  return { size: [info.width, info.height], isLeft: isBlue(at(20, 300)), isRight: isBlue(at(1180, 300)), ink };
}

test.each(['Wide trousers', 'Παντελόνι', 'Штани', 'Լայն տաբատ', 'Širší kalhoty ažůr'])('%s is drawn beside the garment', async (title) => {
  const drawn = await drawCard({ ...card, title }, garment);
  expect((await sharp(drawn).metadata()).format).toBe('jpeg');
  const { ink, ...rest } = await look(drawn);
  expect(rest).toEqual({ size: [1200, 630], isLeft: false, isRight: true });
  expect(ink).toBeGreaterThan(5_000);
});

test('where one reads from the right, the garment stands on the left', async () => {
  const { ink, ...rest } = await look(await drawCard({ ...card, title: 'بنطلون واسع', note: 'أزرق', direction: 'rtl' }, garment));
  expect(rest).toEqual({ size: [1200, 630], isLeft: true, isRight: false });
  expect(ink).toBeGreaterThan(5_000);
});

test.each(['Größe ÅØæ şğı', 'Ελληνικά ώ', 'Українська їґ', 'Հայերեն և', 'العربية ٣', '“50 %” – l’été…'])(
  'there are letters for %s',
  (text) => {
    const glyphs = splitRuns(layText(text, 'ltr', 'bold')).flatMap(({ text: words, face }) => face.layout(words).glyphs);
    expect(glyphs.filter(({ id }) => id === 0)).toEqual([]);
  },
);

test('a title that is too long ends in its last line', () => {
  const long = { size: 42, weight: 'bold', direction: 'ltr', room: 583, most: 4 } as const;
  const { lines, isWhole } = layLines('A very long name of a page '.repeat(12), long);
  expect([lines.length, isWhole]).toEqual([4, false]);
  for (const line of lines) expect(widthOf(line, 42)).toBeLessThanOrEqual(584);
  expect(
    lines
      .at(-1)!
      .map(({ text }) => text)
      .join(''),
  ).toMatch(/…$/);
});

test('an address names a thing, and what is drawn otherwise has another', () => {
  const address = shareAddress({ market: 'de-DE', name: 'page/women/coats & more' }, card);
  expect(readShareAddress(address)).toEqual({ market: 'de-DE', name: 'page/women/coats & more' });
  expect(shareAddress({ market: 'de-DE', name: 'page/women/coats & more' }, { ...card, note: 'Black' })).not.toBe(address);
  for (const wrong of [
    '/share/de-DE/shop.jpg',
    '/share/xx/shop.0123456789abcdef.jpg',
    '/share/de-DE/%E0.0123456789abcdef.jpg',
    `${address}x`,
  ])
    expect(readShareAddress(wrong), wrong).toBeUndefined();
});
