import { expect, test } from 'vitest';
import { fixtureDocuments } from './engine.fixture.ts';
import { numberSets } from './product-numbers.ts';
import { writeSet } from './write-query.ts';

test('what begins a number is looked up as one word', async () => {
  expect(numberSets('57000').begun.map(writeSet)).toEqual([{ match: 'w57000', where: [], columns: [] }]);
  const { made } = await fixtureDocuments();
  const codes = made.flatMap(({ words, columns }) =>
    (columns.numbers as string[]).filter((number) => number.startsWith('13')).map((number) => ({ words, code: number.slice(-13) })),
  );
  expect(codes.length).toBeGreaterThan(0);
  for (const { words, code } of codes)
    for (let digits = 5; digits <= 10; digits++) expect(words.split(' ')).toContain(`w${code.slice(0, digits)}`);
});

test('of a longer number the first ten digits are looked up and the rest is compared, whatever stands in front of it', () => {
  const begun = numberSets('570000000123').begun.map(writeSet);
  expect(begun.length).toBeGreaterThan(1);
  for (const { match, where } of begun) expect([match, where.length]).toEqual(['w5700000001', 1]);
  expect(begun.map(({ where }) => where[0])).toContain('numbers BETWEEN 13005700000001230 AND 13005700000001239');
  const [, whole] = numberSets('0012345678').whole.map(writeSet);
  expect(whole).toEqual({
    match: '(w12345678|w012345678|w0012345678|w0001234567|w0000123456|w0000012345|w0000001234)',
    where: [expect.stringContaining('10000000012345678')],
    columns: [],
  });
});
