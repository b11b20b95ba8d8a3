import { type FlagName, featureFlags } from '@selvedge/contract/feature-flag.ts';
import { expect, test } from 'vitest';
import { neighbour } from '../lib/last-market.ts';
import { type FlagStates, flagNames } from './flag-state.ts';
import { flagTitle } from './flag-title.ts';
import { groupFlags } from './group-flags.ts';

const states = (changed: Partial<Record<FlagName, boolean | number>> = {}) =>
  Object.fromEntries(
    flagNames.map((name) => {
      const value = changed[name] ?? featureFlags[name].default;
      return [name, { value, saved: { own: null, inherited: value, value }, phase: 'idle', change: 0 }];
    }),
  ) as FlagStates;

const shown = (groups: ReturnType<typeof groupFlags>) => groups.flatMap(({ flags }) => flags.map(({ name }) => name));

test('every flag is in exactly one group', () => {
  expect(shown(groupFlags(states(), { query: '', isOnlyChanged: false })).sort()).toEqual([...flagNames].sort());
});

test('flags are found by what they are called and by what they do', () => {
  expect(shown(groupFlags(states(), { query: 'quick BUY', isOnlyChanged: false }))).toEqual(['quickBuy']);
  expect(shown(groupFlags(states(), { query: 'google', isOnlyChanged: false }))).toEqual(['googleLogin']);
});

test('only what differs from its default can be shown', () => {
  expect(shown(groupFlags(states({ returns: false, idleTimerMs: 1 }), { query: '', isOnlyChanged: true }))).toEqual([
    'returns',
    'idleTimerMs',
  ]);
});

test('a name reads as words', () => {
  expect(flagTitle('newSignupTermsAndConditions')).toBe('New signup terms and conditions');
});

test('the next market after the last is the first', () => {
  const markets = [{ id: 'a' }, { id: 'b' }];
  expect([neighbour(markets, 'b', 1), neighbour(markets, 'a', -1), neighbour(markets, 'x', 1), neighbour([], 'a', 1)]).toEqual([
    'a',
    'b',
    'a',
    undefined,
  ]);
});
