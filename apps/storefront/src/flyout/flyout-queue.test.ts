import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closingTime, type FlyoutAction, type FlyoutQueue, flyoutQueue, noFlyout } from './flyout-queue.ts';

const open = (name: string, over: object = {}): FlyoutAction => ({ type: 'open', flyout: { name, ...over } });
const unasked = { isUnasked: true };
const close: FlyoutAction = { type: 'close' };
const closed: FlyoutAction = { type: 'closed' };
const after = (...actions: FlyoutAction[]) => actions.reduce(flyoutQueue, noFlyout);
const show = ({ current, phase, next }: FlyoutQueue) => `${current?.name ?? '-'} ${phase} ${next?.name ?? '-'}`;

test.each([
  ['the first opens', [open('basket')], 'basket open -'],
  ['NAV-032 a second waits until the first has closed', [open('basket'), open('login')], 'basket closing login'],
  ['NAV-032 and then takes its place', [open('basket'), open('login'), closed], 'login open -'],
  ['NAV-033 a request while one is closing is dropped', [open('basket'), close, open('login')], 'basket closing -'],
  ['NAV-033 also when another is already waiting', [open('basket'), open('login'), open('search')], 'basket closing login'],
  [
    'NAV-034 a request is dropped when the current one forbids it',
    [open('terms', { forbidsSuccessor: true }), open('login')],
    'terms open -',
  ],
  ['the same flyout is not opened again', [open('basket'), open('basket')], 'basket open -'],
  ['closing ends in none', [open('basket'), close, closed], '- none -'],
  ['closing another name does nothing', [open('basket'), { type: 'close', name: 'login' }], 'basket open -'],
  ['a late end of an animation does nothing', [open('basket'), closed], 'basket open -'],
  ['closing nothing does nothing', [close, closed], '- none -'],
  ['what the shop opens is dropped while something is open', [open('search'), open('geo', unasked)], 'search open -'],
  ['and while something is closing', [open('search'), close, open('geo', unasked)], 'search closing -'],
  ['and does not take the place of what the shop opened before', [open('geo', unasked), open('app', unasked)], 'geo open -'],
  ['what the shopper opens need not wait until the shop makes way', [open('geo', unasked), open('search')], 'search open -'],
  ['not even while it is closing', [open('geo', unasked), close, open('search')], 'search open -'],
  ['new terms stay until they are answered', [open('terms', { ...unasked, forbidsSuccessor: true }), open('search')], 'terms open -'],
] satisfies [string, FlyoutAction[], string][])('%s', (_, actions, expected) => {
  expect(show(after(...actions))).toBe(expected);
});

test('NAV-035 a flyout takes 500 ms to close unless it says otherwise', () => {
  expect(closingTime(after(open('basket')))).toBe(500);
  expect(closingTime(after(open('basket', { closingMs: 0 })))).toBe(0);
});

test('NAV-032 nothing that the shop opens by itself ever closes what the shopper has opened', () => {
  const name = fc.constantFrom('search', 'burgerMenu', 'basket', 'geo');
  const actions = fc.array(
    fc.oneof(
      fc
        .record({ name, isUnasked: fc.boolean(), forbidsSuccessor: fc.boolean() })
        .map((flyout): FlyoutAction => ({ type: 'open', flyout })),
      fc.constantFrom(close, closed),
    ),
  );
  fc.assert(
    fc.property(actions, name, (before, offered) => {
      const state = before.reduce(flyoutQueue, noFlyout);
      const next = flyoutQueue(state, open(offered, unasked));
      expect(next === state || state.phase === 'none').toBe(true);
    }),
  );
});
