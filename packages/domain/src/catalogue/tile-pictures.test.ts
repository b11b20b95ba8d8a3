import { expect, test } from 'vitest';
import { tilePictures } from './tile-pictures.ts';

const film = { index: 1, format: 'video' };
const own = [{ index: 0, format: 'front' }, film, { index: 2, format: 'back' }, { index: 3, format: 'look' }];

test.each([
  ['as the product brings them, without films', own, [], [0, 2, 3]],
  ['those that staff name, in their order', own, [3, 0], [3, 0]],
  ['what there is, when the product has none of those', own, [7, 1], [0, 2, 3]],
  ['each once', own, [2, 2], [2]],
  ['nothing of nothing', [], [0], []],
])('CMS-085 a tile shows %s', (_what, indexes, wanted, shown) => {
  expect(tilePictures(indexes, wanted)).toEqual(shown);
});
