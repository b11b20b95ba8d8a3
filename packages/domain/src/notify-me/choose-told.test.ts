import { expect, test } from 'vitest';
import { chooseTold } from './choose-told.ts';

const everywhere = () => true;
const pieces = (count: number, sku = 'M', serves: (market: string) => boolean = everywhere) => ({ sku, pieces: count, serves });
const waits = (id: number, market = 'de-DE', sku = 'M') => ({ id, market, sku });
const ids = (chosen: readonly { id: number }[]) => chosen.map(({ id }) => id);

test('as many are told as there are pieces, in the order in which they asked', () => {
  const waiting = Array.from({ length: 1_000 }, (_, id) => waits(id));
  expect(ids(chooseTold({ places: [pieces(7), pieces(3)], told: [], waiting }))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('who was told a short while ago still may come for the pieces', () => {
  const told = [waits(1), waits(2)];
  expect(ids(chooseTold({ places: [pieces(3)], told, waiting: [waits(3), waits(4)] }))).toEqual([3]);
  expect(chooseTold({ places: [pieces(2)], told, waiting: [waits(3)] })).toEqual([]);
});

test('pieces of another size, or for another market, are no news', () => {
  const waiting = [waits(1, 'de-DE', 'S'), waits(2, 'fr-FR'), waits(3, 'de-DE')];
  expect(ids(chooseTold({ places: [pieces(5, 'M', (market) => market === 'de-DE')], told: [], waiting }))).toEqual([3]);
});

test('any size will do for who waits for a product', () => {
  expect(ids(chooseTold({ places: [pieces(1, 'S')], told: [], waiting: [waits(1, 'de-DE', ''), waits(2, 'de-DE', '')] }))).toEqual([1]);
});

test('pieces that serve one market go before pieces that serve all', () => {
  const places = [pieces(1), pieces(1, 'M', (market) => market === 'de-DE')];
  expect(ids(chooseTold({ places, told: [], waiting: [waits(1, 'de-DE'), waits(2, 'fr-FR')] }))).toEqual([1, 2]);
});
