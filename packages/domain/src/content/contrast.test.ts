import { describe, expect, test } from 'vitest';
import { contrastBetween, leastContrast } from './contrast.ts';

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['paper', '#ffffff', 1.04],
  ] as const)('between %s and %s it is %d, whichever comes first', (one, other, expected) => {
    expect(contrastBetween(one, other)).toBeCloseTo(expected, 1);
    expect(contrastBetween(other, one)).toBeCloseTo(expected, 1);
  });

  test.each([
    ['ink', 'paper', true],
    ['thread', 'paper', true],
    ['indigo', 'cloth', true],
    ['ink', 'indigo', false],
    ['thread', 'indigo', false],
    ['paper', 'cloth', false],
  ] as const)('words of %s on %s can be read: %s', (words, ground, expected) => {
    expect((contrastBetween(words, ground) ?? 0) >= leastContrast).toBe(expected);
  });

  test('of what is no colour nothing is said', () => {
    expect(contrastBetween('mauve', '#ffffff')).toBeUndefined();
    expect(contrastBetween('#fff', '#ffffff')).toBeUndefined();
    expect(contrastBetween('constructor', '#ffffff')).toBeUndefined();
  });
});
