import { optionalCategories } from '@selvedge/contract/optional-categories.ts';
import { expect, test } from 'vitest';
import { decideConsent, readConsent } from './consent.ts';
import { readProof } from './read-proof.ts';
import { writeConsent } from './write-consent.ts';

const id = '6c1c2b0e-6d0b-4a39-9f55-0a4f5f0d1c11';

test('ANA-001, ANA-002 every category is kept as yes or no', () => {
  expect(writeConsent(decideConsent(['analytics']), { version: 3, id })).toBe(
    `consent:yes,action:yes,necessary:yes,functional:no,analytics:yes,performance:no,advertisement:no,other:no,version:3,id:${id},proven:no`,
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
  ['nobody has acted', 'consent:yes,action:no,necessary:yes,functional:yes,analytics:yes,version:1'],
  ['it was decided before there were versions', 'consent:yes,action:yes,necessary:yes,functional:yes,analytics:yes'],
  ['it was decided about something else', writeConsent(decideConsent(['analytics']), { version: 2 })],
  ['the version only begins with this one', writeConsent(decideConsent(['analytics']), { version: 12 })],
])('while %s, nobody has decided', (_, text) => {
  expect(readConsent(text)).toBeUndefined();
});

test('what is neither yes nor no is no', () => {
  expect(readConsent('action:yes,analytics:maybe,functional:YES,version:1')).toEqual(decideConsent([]));
});

test('a decision is told to the shop until it is known there', () => {
  const decided = decideConsent(['functional']);
  expect(readProof(writeConsent(decided, { version: 2, id }), 2)).toEqual({ id, version: 2, allowed: ['functional'] });
  expect(readProof(writeConsent(decided, { version: 2, id, isProven: true }), 2)).toBeUndefined();
  expect(readProof(writeConsent(decided, { version: 2, id }), 3)).toBeUndefined();
  expect(readProof(writeConsent(decided, { version: 2 }), 2)).toBeUndefined();
  expect(readProof(undefined, 2)).toBeUndefined();
});
