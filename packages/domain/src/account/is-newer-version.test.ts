import { expect, test } from 'vitest';
import { isNewerVersion } from './is-newer-version.ts';

test.each([
  ['1', '0', true],
  ['0', '0', false],
  ['2', '10', false],
  ['1.10', '1.9', true],
  ['1.0', '1', false],
  ['2026-11-01', '2026-02-28', true],
  ['2026-11-01', '0', true],
  ['2026-02-28', '2026-11-01', false],
  ['', '0', false],
])('AUT-109 terms of version %s ask again who accepted %s: %s', (version, than, expected) => {
  expect(isNewerVersion(version, than)).toBe(expected);
});
