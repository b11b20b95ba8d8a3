import { expect, test } from 'vitest';
import { decideConsent, optionalCategories, readConsent, writeConsent } from './consent.ts';

test('ANA-001, ANA-002 every category is kept as yes or no', () => {
  expect(writeConsent(decideConsent(['analytics']))).toBe(
    'consent:yes,action:yes,necessary:yes,functional:no,analytics:yes,performance:no,advertisement:no,other:no',
  );
});

test('ANA-003 who allows nothing has decided all the same', () => {
  expect(decideConsent([])).toMatchObject({ action: true, consent: false, necessary: true, analytics: false, other: false });
});

test('a decision is read as it was written', () => {
  for (const allowed of [[], ['functional'], [...optionalCategories]] as const) {
    const decided = decideConsent(allowed);
    expect(readConsent(writeConsent(decided))).toEqual(decided);
  }
});

test.each([
  ['nothing is stored', undefined],
  ['something else is stored', '{"analytics":true}'],
  ['nobody has acted', 'consent:yes,action:no,necessary:yes,functional:yes,analytics:yes'],
])('while %s, nobody has decided', (_, text) => {
  expect(readConsent(text)).toBeUndefined();
});

test('what is neither yes nor no is no', () => {
  expect(readConsent('action:yes,analytics:maybe,functional:YES')).toEqual(decideConsent([]));
});
