import { toastGap } from '@selvedge/domain/constants.ts';
import { expect, test } from 'vitest';
import { noToasts, type Toast, type ToastAction, type ToastQueue, toastDuration, toastQueue } from './toast-queue.ts';

const toast = (id: string, severity: Toast['severity'] = 'info'): Toast => ({ id, severity, key: `feedback.${id}` });
const show = (id: string): ToastAction => ({ type: 'show', toast: toast(id) });
const now = (id: string): ToastAction => ({ type: 'show-immediately', toast: toast(id) });
const leave: ToastAction = { type: 'leave' };
const left: ToastAction = { type: 'left' };
const read = ({ toasts, isLeaving }: ToastQueue) => `${toasts.map(({ id }) => id).join(' ')}${isLeaving ? ' leaving' : ''}`;

test.each([
  ['NAV-038 toasts wait for each other', [show('a'), show('b')], 'a b'],
  ['NAV-038 the next comes when the gap is over', [show('a'), show('b'), leave, left], 'b'],
  ['in the gap the one that leaves is still the first', [show('a'), show('b'), leave], 'a b leaving'],
  ['NAV-039 an immediate toast replaces all but the first', [show('a'), show('b'), show('c'), now('d')], 'a d'],
  ['NAV-039 also while the first is leaving', [show('a'), show('b'), leave, now('d')], 'a d leaving'],
  ['an immediate toast alone is shown', [now('d')], 'd'],
  ['a toast leaves once', [show('a'), leave, leave, left, left], ''],
  ['closing one that waits does nothing', [show('a'), show('b'), { type: 'leave', id: 'b' }], 'a b'],
  ['the end of a gap that never began does nothing', [show('a'), left], 'a'],
  ['nothing leaves an empty screen', [leave, left], ''],
] satisfies [string, ToastAction[], string][])('%s', (_, actions, expected) => {
  expect(read((actions as ToastAction[]).reduce(toastQueue, noToasts))).toBe(expected);
});

test.each([
  ['danger', 7000],
  ['warning', 5000],
  ['success', 3000],
  ['info', 4000],
] as const)('NAV-040, NAV-041, NAV-042, NAV-043 a toast of %s stays %i ms', (severity, expected) => {
  expect(toastDuration(toast('a', severity))).toBe(expected);
});

test('NAV-044 the gap between two toasts is 700 ms', () => {
  expect(toastGap).toBe(700);
});
