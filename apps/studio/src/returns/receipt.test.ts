import { expect, test } from 'vitest';
import { changeDecision, readDecisions, usualDecisions } from './receipt.ts';

const lines = [
  { lineItemId: 'a', quantity: 2 },
  { lineItemId: 'b', quantity: 1 },
  { lineItemId: 'c', quantity: 1 },
] as never;

test('the usual parcel came whole, as new, and goes on the shelf', () => {
  expect(readDecisions(usualDecisions({ lines }))).toMatchObject({
    lines: [{ lineItemId: 'a', quantity: 2, condition: 'asNew', isRestocked: true }, {}, {}],
    refused: [],
  });
});

test('what did not come is not named, and what is refused is named with its reason alone', () => {
  const { a, b, c } = usualDecisions({ lines });
  const decided = {
    a: changeDecision(a!, { decision: 'refuse', reason: ' Worn for a year ' }),
    b: changeDecision(b!, { decision: 'missing' }),
    c: c!,
  };
  expect(readDecisions(decided)).toEqual({
    lines: [{ lineItemId: 'c', quantity: 1, condition: 'asNew', isRestocked: true }],
    refused: [{ lineItemId: 'a', quantity: 2, reason: 'Worn for a year' }],
  });
});

test('a worn piece stays off the shelf until somebody says otherwise', () => {
  const worn = changeDecision(usualDecisions({ lines }).a!, { condition: 'worn' });
  expect(worn.isRestocked).toBe(false);
  expect(changeDecision(worn, { isRestocked: true })).toMatchObject({ condition: 'worn', isRestocked: true });
  expect(changeDecision(worn, { quantity: 1 }).isRestocked).toBe(false);
  expect(changeDecision(worn, { condition: 'asNew' }).isRestocked).toBe(true);
});
