import { expect, test } from 'vitest';
import { trackState } from './scroll-track.ts';

test.each([
  [{ scrollLeft: 0, scrollWidth: 400, clientWidth: 400 }, 0, 1],
  [{ scrollLeft: 0, scrollWidth: 402, clientWidth: 400 }, 0, 1],
  [{ scrollLeft: 0, scrollWidth: 1200, clientWidth: 400 }, 0, 3],
  [{ scrollLeft: 390, scrollWidth: 1200, clientWidth: 400 }, 1, 3],
  [{ scrollLeft: 800, scrollWidth: 1200, clientWidth: 400 }, 2, 3],
  [{ scrollLeft: -800, scrollWidth: 1200, clientWidth: 400 }, 2, 3],
  [{ scrollLeft: 100, scrollWidth: 500, clientWidth: 400 }, 1, 2],
  [{ scrollLeft: 0, scrollWidth: 0, clientWidth: 0 }, 0, 1],
])('a row of %o shows page %i of %i', (element, page, pages) => {
  expect(trackState(element)).toEqual({ page, pages });
});
