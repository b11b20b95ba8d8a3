import { expect, test } from 'vitest';
import { caseStateAfter } from './case-state-after.ts';

test.each([
  ['open', 'answered', 'answered'],
  ['answered', 'asked', 'open'],
  ['closed', 'asked', 'open'],
  ['closed', 'answered', 'answered'],
  ['open', 'closed', 'closed'],
  ['closed', 'closed', undefined],
  ['open', 'reopened', undefined],
  ['closed', 'reopened', 'open'],
] as const)('a case that is %s and is %s becomes %s', (state, event, expected) => {
  expect(caseStateAfter(state, event)).toBe(expected);
});
