import { expect, test } from 'vitest';
import { withCapital } from './with-capital.ts';

test.each([
  ['el', 'ίσιο τζιν', 'Ίσιο τζιν'],
  ['tr', 'ipek gömlek', 'İpek gömlek'],
  ['de', 'ärmellos', 'Ärmellos'],
  ['sv', '', ''],
])('in %s "%s" begins with a capital that keeps its marks', (language, text, there) => {
  expect(withCapital(text, language)).toBe(there);
});
