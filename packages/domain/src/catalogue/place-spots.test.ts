import { expect, test } from 'vitest';
import { placeSpots, spotOfDay } from './place-spots.ts';

const names = (tiles: string[], spots: { position: number; random: boolean; name: string }[]) =>
  placeSpots(tiles, spots).map((cell) => (cell.kind === 'tile' ? cell.tile : cell.spot.name));
const spot = (name: string, position: number, random = false) => ({ name, position, random });

test.each([
  [[spot('A', 1)], 'A a b c'],
  [[spot('A', 3)], 'a b A c'],
  [[spot('B', 4), spot('A', 2)], 'a A b B c'],
  [[spot('A', 2), spot('B', 2)], 'a A B b c'],
  [[spot('A', 50)], 'a b c A'],
  [[], 'a b c'],
])('%o stand in the cells that they name', (spots, expected) => {
  expect(names(['a', 'b', 'c'], spots).join(' ')).toBe(expected);
});

test('CMS-047 a random spot stays for the day and moves within the page', () => {
  const spots = [spot('A', 1, true), spot('B', 2)];
  const on = (seed: string) => spotOfDay(spots, { seed, cells: 60 }).map(({ position }) => position);
  expect(on('en-GB 1')).toEqual(on('en-GB 1'));
  const days = Array.from({ length: 60 }, (_, day) => on(`en-GB ${day}`));
  expect(new Set(days.map(([first]) => first)).size).toBeGreaterThan(20);
  for (const [first, second] of days) {
    expect(first).toBeGreaterThanOrEqual(1);
    expect(first).toBeLessThanOrEqual(60);
    expect(second).toBe(2);
  }
});
