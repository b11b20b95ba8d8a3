import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordProblem } from './check-password.ts';
import { createPasswordFilter, readPasswordFilter, sha1 } from './password-filter.ts';

const shipped = new URL('./breached-passwords.bloom', import.meta.url);
const scratch = () => join(mkdtempSync(join(tmpdir(), 'selvedge-filter-')), 'filter.bloom');

test('what was put in is always found again', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 200 }), (passwords) => {
      const filter = createPasswordFilter({ count: passwords.length, wrongIn: 1000 });
      for (const password of passwords) filter.add(sha1(password));
      const file = scratch();
      writeFileSync(file, filter.bytes);
      const read = readPasswordFilter(file);
      expect(read.count).toBe(passwords.length);
      expect(passwords.every(read.has)).toBe(true);
    }),
    { numRuns: 20 },
  );
});

test('the list that comes along knows half a million passwords and refuses about one in a thousand others', () => {
  const filter = readPasswordFilter(shipped);
  expect(filter.count).toBeGreaterThan(480_000);
  const others = Array.from({ length: 20_000 }, (_, index) => `not published ${index} anywhere`);
  expect(others.filter(filter.has).length).toBeLessThan(40);
});

test('a published password is refused for shoppers in any case and by its own words; a good one is not', () => {
  for (const published of ['jordan23', 'hottie101', 'ICEMAN69', 'trustno1'])
    expect(passwordProblem(published, 'ada@example.com')).toMatch(/password_(breached|common)$/);
  expect(passwordProblem('marina92', 'ada@example.com')).toBe('login.error.password_breached');
  expect(passwordProblem('a thimble of gold', 'ada@example.com')).toBeUndefined();
});

test('a file that is no filter is told of', () => {
  const file = scratch();
  writeFileSync(file, 'password\n123456\n');
  expect(() => readPasswordFilter(file)).toThrow('is no filter of passwords');
});
