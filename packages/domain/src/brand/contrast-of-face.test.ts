import { expect, test } from 'vitest';
import { contrastOfFace } from './contrast-of-face.ts';

test('each colour of a brand says how it is read with the others', () => {
  const { ground, cloth, ink, accent } = contrastOfFace({ ground: '#ffffff', cloth: '#767676', ink: '#000000', accent: '#777777' });
  expect(ground.words).toBeCloseTo(21, 5);
  // The warning, of the colours that mean something, is the one that white carries worst.
  expect(ground.marks).toBeCloseTo(5.93, 2);
  expect(cloth.marks).toBeLessThan(2);
  expect(ink).toEqual({ ground: ground.words, cloth: cloth.words });
  expect(accent.ground).toBeCloseTo(4.48, 2);
  expect(accent.cloth).toBeCloseTo(1.01, 2);
});

test('a colour that is still being typed counts as the one of the house', () => {
  expect(contrastOfFace({ ground: '#12', accent: 'red' })).toEqual(contrastOfFace({}));
});
