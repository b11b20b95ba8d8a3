import { expect, test } from 'vitest';
import { viewportClass } from './viewport-class.ts';

test.each([
  [320, 'mobilePortrait'],
  [479, 'mobilePortrait'],
  [480, 'mobileLandscape'],
  [767, 'mobileLandscape'],
  [768, 'tablet'],
  [959, 'tablet'],
  [960, 'laptop'],
  [1279, 'laptop'],
  [1280, 'wideScreen'],
])('UIC-006, UIC-007 %i px is a %s', (width, expected) => {
  expect(viewportClass(width)).toBe(expected);
});
