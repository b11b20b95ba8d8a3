import { expect, test } from 'vitest';
import { framesOf, redactText, withoutValues } from './redact.ts';

test('the values of a failed query, quoted words and e-mail addresses are taken out of an error', () => {
  expect(redactText('Failed query: select $1\nparams: ada,secret')).toBe('Failed query: select $1\nparams: [redacted]');
  expect(redactText('no account for ada@example.com')).toBe('no account for [email]');
  expect(redactText('/points/ada%2Bx%40example.com/all')).toBe('/points/[email]/all');
  expect(redactText('invalid input syntax for type uuid: "Zürich 8001"')).toBe('invalid input syntax for type uuid: [quoted]');
});

test('a stack shows where, not what', () => {
  expect(framesOf('Error: ada said "x"\nand more\n    at run (file.ts:1:2)\n    at main (file.ts:3:4)')).toBe(
    '    at run (file.ts:1:2)\n    at main (file.ts:3:4)',
  );
});

test('what a caller sent is taken out wherever it stands', () => {
  expect(withoutValues('basket abcd1234 in Lyon: abcd1234', ['abcd1234', 'Lyon'])).toBe('basket [sent] in [sent]: [sent]');
});
