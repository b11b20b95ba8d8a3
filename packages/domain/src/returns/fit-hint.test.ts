import { expect, test } from 'vitest';
import { fitHint } from './fit-hint.ts';

test.each([
  ['most of them', { sent: 60, tooSmall: 41, tooLarge: 3 }, { fit: 'small', count: 41, sent: 60 }],
  ['the other way', { sent: 60, tooSmall: 0, tooLarge: 12 }, { fit: 'large', count: 12, sent: 60 }],
  ['all, but too few were sent', { sent: 19, tooSmall: 19, tooLarge: 0 }, undefined],
  ['just enough were sent', { sent: 20, tooSmall: 4, tooLarge: 0 }, { fit: 'small', count: 4, sent: 20 }],
  ['fewer than a fifth', { sent: 100, tooSmall: 19, tooLarge: 0 }, undefined],
  ['both ways', { sent: 60, tooSmall: 20, tooLarge: 20 }, undefined],
  ['not three times the other', { sent: 60, tooSmall: 29, tooLarge: 10 }, undefined],
  ['three times the other', { sent: 60, tooSmall: 30, tooLarge: 10 }, { fit: 'small', count: 30, sent: 60 }],
  ['nothing sent', { sent: 0, tooSmall: 0, tooLarge: 0 }, undefined],
])('the size of a style, %s', (_, counts, hint) => {
  expect(fitHint(counts)).toEqual(hint);
});
