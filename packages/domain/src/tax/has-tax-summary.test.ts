import { expect, test } from 'vitest';
import { hasTaxSummary } from './has-tax-summary.ts';

test('CHK-042 what of the total is tax is shown in Tunisia, North Macedonia, Armenia and the United States', () => {
  const countries = ['TN', 'MK', 'AM', 'US', 'DE', 'CA', 'TR', 'GB', '', undefined];
  expect(countries.filter(hasTaxSummary)).toEqual(['TN', 'MK', 'AM', 'US']);
});
