import { needs } from '@selvedge/contract/studio/market-health.ts';
import { expect, test } from 'vitest';
import type { ScreenLink } from '../lib/open-screens.ts';
import { isScreen } from '../lib/router.ts';
import { fixAddress } from './fix-address.ts';

const seen: ScreenLink = (name, rest = [], query = {}) => {
  if (!isScreen(name)) throw new Error(`${name} is no screen`);
  return [name, ...rest, new URLSearchParams(query)].filter(String).join(' ');
};

test.each(needs)('a gap in %s leads into a screen that exists', (need) => {
  expect(fixAddress('de-DE', { need, health: 'broken' }, seen)).toBeTruthy();
});

test('it leads to the very place, where there is one', () => {
  expect(fixAddress('de-AT', { need: 'mails', health: 'worse', place: 'mail.' }, seen)).toBe(
    'translations columns=de&show=gaps&filter=mail.',
  );
  expect(fixAddress('de-AT', { need: 'legal', health: 'broken', place: '/i/imprint' }, seen)).toBe('pages de-AT filter=%2Fi%2Fimprint');
  expect(fixAddress('de-AT', { need: 'terms', health: 'broken', place: 'customer-club' }, seen)).toBe('terms de-AT customer-club');
});

test('a screen that is closed to the member is no way out', () => {
  expect(fixAddress('de-DE', { need: 'menu', health: 'broken' }, () => undefined)).toBeUndefined();
});
