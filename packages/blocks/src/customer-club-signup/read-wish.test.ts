import { expect, test } from 'vitest';
import { readWish } from './read-wish.ts';

const form = (entries: [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
};

test('CMS-076 a whole name is parted at its last blank, and every chosen brand is kept', () => {
  expect(
    readWish(
      form([
        ['name', ' Ada Maria Lovelace '],
        ['email', ' ada@example.com '],
        ['subBrands', 'a'],
        ['subBrands', 'b'],
      ]),
    ),
  ).toEqual({
    email: 'ada@example.com',
    firstName: 'Ada Maria',
    lastName: 'Lovelace',
    subBrands: ['a', 'b'],
    acceptsTerms: false,
  });
});

test('only a box that was ticked agrees to anything', () => {
  expect(readWish(form([['acceptsTerms', 'on']])).acceptsTerms).toBe(true);
  expect(readWish(form([['email', 'ada@example.com']])).acceptsTerms).toBe(false);
});

test.each([
  [[['name', 'Björk']], 'Björk', ''],
  [
    [
      ['firstName', 'Ada'],
      ['lastName', 'Lovelace'],
    ],
    'Ada',
    'Lovelace',
  ],
  [[], '', ''],
] as const)('%o is %s %s', (entries, firstName, lastName) => {
  expect(readWish(form(entries as unknown as [string, string][]))).toMatchObject({ firstName, lastName });
});
