import type { EditedContent } from '@selvedge/contract/studio/page-edit.ts';
import { describe, expect, test } from 'vitest';
import { moveSpot } from './move-spot.ts';
import { listSpots } from './page-spots.ts';

const page = (...positions: (number | [number, boolean])[]): EditedContent =>
  ({
    rows: { top: [], bottom: [] },
    promotionalSpots: positions.map((given, index) => {
      const [position, random] = typeof given === 'number' ? [given, false] : given;
      return { id: 'abcd'[index], position, random, size: '1x1', block: { id: `${index}`, _alias: 'text' } };
    }),
  }) as unknown as EditedContent;

const cells = (content: EditedContent) => listSpots(content).map(({ position }) => position);

describe('a spot that is moved', () => {
  test('into an empty cell moves nothing else', () => {
    expect(cells(moveSpot(page(3, 7), 'own a', 5))).toEqual([5, 7]);
  });

  test('into the next cell changes places with who stands there', () => {
    expect(cells(moveSpot(page(6, 7), 'own a', 7))).toEqual([7, 6]);
    expect(cells(moveSpot(page(6, 7), 'own b', 6))).toEqual([7, 6]);
  });

  test('to the first cell comes before who stood there, and no further than where it came from', () => {
    expect(cells(moveSpot(page(1, 2, 3, 9), 'own d', 1))).toEqual([2, 3, 4, 1]);
    expect(cells(moveSpot(page(1, 2, 4, 3), 'own d', 1))).toEqual([2, 3, 4, 1]);
  });

  test('passes others on its way without moving them', () => {
    expect(cells(moveSpot(page(2, 5, 8), 'own a', 8))).toEqual([8, 5, 7]);
  });

  test('leaves those alone that take another cell every day', () => {
    expect(cells(moveSpot(page([4, true], 9), 'own b', 4))).toEqual([4, 4]);
  });
});
