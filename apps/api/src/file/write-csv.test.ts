import { unguardCell, writeCsv } from '@selvedge/domain/text/write-csv.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv } from './parse-csv.ts';

async function read(text: string): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { fields } of parseCsv(one(text.replace(/^\uFEFF/, '')))) rows.push(fields.map(unguardCell));
  return rows;
}

async function* one(text: string) {
  yield text;
}

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', "'=1", "''=1"])('%j never begins a cell as a formula', (cell) => {
  const written = writeCsv([['key', cell]]).slice('\uFEFFkey,'.length);
  expect(written.replace(/^"/, '')).toMatch(/^'/);
});

test('whatever was written is read again', async () => {
  const cell = fc.string({ unit: fc.constantFrom('=', '+', '-', '@', "'", '"', ',', ';', '\t', '\n', 'a', 'ä', '{', ' ', '﷽') });
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(rows, async (given) => {
      expect(await read(writeCsv([['key', 'text'], ...given]))).toEqual([['key', 'text'], ...given]);
    }),
  );
});
