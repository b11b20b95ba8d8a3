import { needs } from '@selvedge/contract/studio/doctor.ts';
import { expect, test } from 'vitest';
import type { RoomLink } from '../lib/open-rooms.ts';
import { isRoom } from '../lib/router.ts';
import { fixAddress } from './fix-address.ts';

const seen: RoomLink = (name, rest = [], query = {}) => {
  if (!isRoom(name)) throw new Error(`${name} is no room`);
  return [name, ...rest, new URLSearchParams(query)].filter(String).join(' ');
};

test.each(needs)('a gap in %s leads into a room that exists', (need) => {
  expect(fixAddress('de-DE', { need, health: 'broken' }, seen)).toBeTruthy();
});

test('it leads to the very place, where there is one', () => {
  expect(fixAddress('de-AT', { need: 'mails', health: 'worse', place: 'mail.' }, seen)).toBe(
    'translations columns=de&show=gaps&filter=mail.',
  );
  expect(fixAddress('de-AT', { need: 'legal', health: 'broken', place: '/i/imprint' }, seen)).toBe('pages de-AT filter=%2Fi%2Fimprint');
  expect(fixAddress('de-AT', { need: 'terms', health: 'broken', place: 'customer-club' }, seen)).toBe('terms de-AT customer-club');
});

test('a room that is closed to the member is no way out', () => {
  expect(fixAddress('de-DE', { need: 'menu', health: 'broken' }, () => undefined)).toBeUndefined();
});
