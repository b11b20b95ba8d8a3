import sharp from 'sharp';
import { expect, test } from 'vitest';
import { comparePictures } from '../e2e/compare-pictures.ts';

const page = { width: 200, height: 400 };
const draw = (boxes: string, { width, height } = page) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${boxes}</svg>`,
    ),
  )
    .webp({ quality: 70 })
    .toBuffer();
const headline = '<rect x="10" y="20" width="120" height="14" fill="#111"/>';
const picture = '<rect y="60" width="200" height="200" fill="#3a4a66"/>';

test('the same page kept twice does not differ, though its pictures were packed anew', async () => {
  const kept = await draw(headline + picture);
  const again = await sharp(await draw(headline + picture))
    .webp({ quality: 60 })
    .toBuffer();
  expect((await comparePictures(kept, again)).differs).toBe(0);
});

test('another word differs a little, a picture that is missing by the share that it took', async () => {
  const kept = await draw(headline + picture);
  const word = await comparePictures(kept, await draw(`<rect x="10" y="20" width="90" height="14" fill="#111"/>${picture}`));
  expect(word.differs).toBeGreaterThan(0);
  expect(word.differs).toBeLessThan(0.01);
  expect((await comparePictures(kept, await draw(headline))).differs).toBeCloseTo(0.5, 1);
});

test('a page that has grown differs by what it has grown, and everything is shown side by side', async () => {
  const kept = await draw(headline + picture);
  const grown = await comparePictures(kept, await draw(headline + picture, { width: 200, height: 500 }));
  expect(grown.differs).toBeCloseTo(0.2, 2);
  const { width, height } = await sharp(await grown.picture()).metadata();
  expect([width, height]).toEqual([200 * 3 + 16, 500]);
});
