import { expect, test } from 'vitest';
import { cropAround } from './crop-around.ts';

test.each([
  [
    'the middle of a wide picture',
    { width: 2000, height: 1000 },
    '1/1',
    { x: 50, y: 50 },
    { left: 500, top: 0, width: 1000, height: 1000, focus: { x: 50, y: 50 } },
  ],
  [
    'a face at the left edge stays in',
    { width: 2000, height: 1000 },
    '1/1',
    { x: 10, y: 30 },
    { left: 0, top: 0, width: 1000, height: 1000, focus: { x: 20, y: 30 } },
  ],
  [
    'a hem at the bottom stays in',
    { width: 900, height: 1600 },
    '16/9',
    { x: 50, y: 100 },
    { left: 0, top: 1094, width: 900, height: 506, focus: { x: 50, y: 100 } },
  ],
  [
    'a picture of the ratio is taken whole',
    { width: 1600, height: 900 },
    '16/9',
    { x: 0, y: 0 },
    { left: 0, top: 0, width: 1600, height: 900, focus: { x: 0, y: 0 } },
  ],
])('%s', (_, size, ratio, focus, crop) => {
  expect(cropAround(size, { ratio, focus })).toEqual(crop);
});

test('a crop never leaves its picture', () => {
  for (const width of [1, 7, 333, 4000])
    for (const height of [1, 9, 480, 3999])
      for (const ratio of ['16/9', '4/5', '3/4', '1/1', '2/1'])
        for (const x of [0, 33, 100]) {
          const crop = cropAround({ width, height }, { ratio, focus: { x, y: 100 - x } });
          expect(crop.left).toBeGreaterThanOrEqual(0);
          expect(crop.top).toBeGreaterThanOrEqual(0);
          expect(crop.left + crop.width).toBeLessThanOrEqual(width);
          expect(crop.top + crop.height).toBeLessThanOrEqual(height);
        }
});
