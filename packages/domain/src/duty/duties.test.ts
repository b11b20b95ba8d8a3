import { describe, expect, test } from 'vitest';
import { listDuties } from './duties.ts';
import { withdrawalDaysIn } from './withdrawal-days-in.ts';

const all = 'lowestPrice unitPrice withdrawalForm withdrawalFunction imprint accessibility productSafety fibreNames';
const like = 'unitPrice withdrawalForm imprint fibreNames';

/** By country of the 55 markets: the duties, and the days to withdraw. */
const expected: readonly [countries: string, duties: string, days: number | undefined][] = [
  ['AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL NO PL PT RO SK SI ES SE', all, 14],
  ['GB', 'unitPrice withdrawalForm imprint productSafety fibreNames', 14],
  ['AL ME MK RS TR', like, 14],
  ['BA', like, 15],
  ['CH', 'unitPrice imprint', undefined],
  ['UA', 'unitPrice imprint', 14],
  ['AD MC', 'imprint', undefined],
  ['CA US', 'fibreNames', undefined],
  ['EG KW', '', 14],
  ['MA SA', '', 7],
  ['TN', '', 10],
  ['AE AM DZ JO QA', '', undefined],
];

describe('the duties of a country', () => {
  test.each(expected.flatMap(([countries, duties, days]) => countries.split(' ').map((country) => [country, duties, days] as const)))(
    '%s: %s, %s days to withdraw',
    (country, duties, days) => {
      expect(listDuties(country).join(' ')).toBe(duties);
      expect(withdrawalDaysIn(country)).toBe(days);
    },
  );

  test('a country that nobody knows has none', () => {
    expect([listDuties('XX'), withdrawalDaysIn('XX')]).toEqual([[], undefined]);
  });
});
