import { expect, test } from 'vitest';
import type { PictureSwaps } from './store-swaps.ts';
import { swapPictures } from './swap-pictures.ts';

const image = (key: string) => ({
  src: `/img/c/${key}`,
  widths: [400],
  width: 400,
  height: 500,
  ratio: '4/5' as const,
  placeholder: '#aabbcc',
});
const swaps: PictureSwaps = new Map([['old', image('new')]]);

test('a picture is another one wherever it stands, with the words that stand there', () => {
  const page = { rows: [{ picture: { ...image('old'), alt: 'A coat' } }, { deep: [{ image: { ...image('old'), alt: '' } }] }] };
  expect(swapPictures(page, swaps)).toEqual({
    rows: [{ picture: { ...image('new'), alt: 'A coat' } }, { deep: [{ image: { ...image('new'), alt: '' } }] }],
  });
});

test('content that names none of them is not made anew', () => {
  const page = { rows: [{ picture: { ...image('other'), alt: '' } }], text: '/img/c/old' };
  expect(swapPictures(page, swaps)).toBe(page);
  expect(swapPictures(page, new Map())).toBe(page);
});
