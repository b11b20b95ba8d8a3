import { expect, test } from 'vitest';
import { breakLongWords, withoutJoints } from './break-long-words.ts';

test.each([
  ['de', 'Die Clubbedingungen haben sich geändert', 'Die Club\u00adbedingungen haben sich geändert'],
  ['nl', 'Clubvoorwaarden', 'Club\u00advoorwaarden'],
  ['de', 'Bedingungen', 'Bedingungen'],
  ['en', 'Clubbedingungen', 'Clubbedingungen'],
])('in %s "%s" breaks where its parts meet', (language, text, broken) => {
  expect(breakLongWords(language, text)).toBe(broken);
  expect(withoutJoints(broken)).toBe(text);
});
