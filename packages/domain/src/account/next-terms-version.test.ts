import { expect, test } from 'vitest';
import { isNewerVersion } from './is-newer-version.ts';
import { nextTermsVersion } from './next-terms-version.ts';

const validFrom = new Date('2027-01-01T00:00:00Z');

test.each([
  ['the first one', [], undefined, '2027-01-01'],
  ['after an older one', ['2026-11-01'], '2026-11-01', '2027-01-01'],
  ['the second one of a day', ['2027-01-01'], '2027-01-01', '2027-01-01.2'],
  ['the third one of a day', ['2027-01-01', '2027-01-01.2'], '2027-01-01.2', '2027-01-01.3'],
  ['after one that was called off', ['2026-11-01', '2027-01-01'], '2026-11-01', '2027-01-01.2'],
  ['after one with a higher number', ['2028'], '2028', '2028.2'],
  ['after a plain number', ['3'], '3', '2027-01-01'],
])('%s is called by its day, and is newer (AUT-109)', (_, known, current, expected) => {
  const next = nextTermsVersion(known, { validFrom, current });
  expect(next).toBe(expected);
  if (current) expect(isNewerVersion(next, current)).toBe(true);
});
