import { expect, test } from 'vitest';
import { cardName } from './points-label.ts';

test('the number of a card keeps its order in a line that is read from the right', () => {
  const t = (_key: string, values?: Record<string, string | number>) => `بطاقة ${values?.number}`;
  expect(cardName(t, '•••• 4242')).toBe('بطاقة \u2068•••• 4242\u2069');
});
