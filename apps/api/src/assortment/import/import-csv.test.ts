import { ShopError } from '@selvedge/contract/error.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { parseCsv } from '../../file/parse-csv.ts';
import { fileOf, given } from './import.fixture.ts';
import { importFile } from './import-file.ts';

beforeEach(emptyTables);

async function take(text: string, now = given) {
  const { pool } = await testDb();
  return importFile(pool, { who: 'test', file: 'goods.csv', maxBytes: 1_000_000, now, path: await fileOf(text), format: 'csv' });
}

const header =
  'style_number,brand,name,name:de,colour,option_id,colour_name,colour_family,image_url,list_price:de-DE,sales_price:de-DE,list_price:hu-HU,list_price:ar-KW,size,length,ean,stock:EU1,is_noos,categories';
const jeans = (size: string, length: string, ean: string) =>
  `J1,Selvedge,"Jeans, ""straight""",Jeans,Navy,1,Navy,navy,"/img/x/{index}-{format}",99.95,"79,95",39995,29.900,${size},${length},${ean},7,yes,men|men-denim`;

async function* chunks(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function parsed(text: string, size = 7): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { fields } of parseCsv(chunks(text, size))) rows.push(fields);
  return rows;
}

describe('the format', () => {
  test.each([
    [
      'quotes, doubled quotes and line breaks',
      'a,b\n"x, ""y""\nz",2\n',
      [
        ['a', 'b'],
        ['x, "y"\nz', '2'],
      ],
    ],
    [
      'semicolons, found by the header',
      'a;b\n1,5;2\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'Windows line ends and no last one',
      'a,b\r\n"1",\r\n,2',
      [
        ['a', 'b'],
        ['1', ''],
        ['', '2'],
      ],
    ],
    [
      'a quote inside a plain field',
      'a,b\n5" heel,2\n3,4\n',
      [
        ['a', 'b'],
        ['5" heel', '2'],
        ['3', '4'],
      ],
    ],
  ])('%s', async (_, text, rows) => {
    for (const size of [1, 2, 7, 1000]) expect(await parsed(text, size)).toEqual(rows);
  });

  test('whatever is written by the rules is read back, in pieces of any size', async () => {
    const field = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r\n', ' ', 'é'), maxLength: 6 });
    const table = fc.array(fc.tuple(field, field, field), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(table, fc.integer({ min: 1, max: 9 }), async (rows, size) => {
        const text = [['a', 'b', 'c'], ...rows].map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join('\r\n');
        expect((await parsed(`${text}\r\n`, size)).slice(1)).toEqual(rows);
      }),
      { numRuns: 200 },
    );
  });
});

describe('goods', () => {
  test('the rows of a style make one style, with amounts by the decimals of each currency', async () => {
    const report = await take(`${header}\n${jeans('30', '32', '57000001')}\n${jeans('31', '32', '57000002')}\n`);
    expect(report).toMatchObject({ refused: [], counts: { lines: 2, styles: 1, products: 1, variants: 2, prices: 3, stock: 2 } });
    const { pool } = await testDb();
    expect((await pool.query('select market, list, sales, valid_from from price order by market')).rows).toEqual([
      { market: 'ar-KW', list: '29900', sales: '29900', valid_from: given },
      { market: 'de-DE', list: '9995', sales: '7995', valid_from: given },
      { market: 'hu-HU', list: '39995', sales: '39995', valid_from: given },
    ]);
    expect((await pool.query('select id from variant order by id')).rows).toEqual([{ id: 'J1_Navy_1,30x32' }, { id: 'J1_Navy_1,31x32' }]);
    expect((await pool.query('select name from style_text order by language')).rows).toEqual([
      { name: 'Jeans' },
      { name: 'Jeans, "straight"' },
    ]);
    expect((await pool.query('select is_noos, new_from from product')).rows).toEqual([{ is_noos: true, new_from: given }]);
  });

  test('the same rows a week later change nothing; another price is another row of history', async () => {
    const text = `${header}\n${jeans('30', '32', '57000001')}\n`;
    const week = new Date(given.getTime() + 7 * 86_400_000);
    await take(text);
    expect((await take(text, week)).hasChanged).toBe(false);
    expect((await take(text.replace('"79,95"', '69.95'), week)).counts).toMatchObject({ prices: 1, products: 0 });
    const { pool } = await testDb();
    const { rows } = await pool.query(`select sales, valid_from from price where market = 'de-DE' order by valid_from`);
    expect(rows).toEqual([
      { sales: '7995', valid_from: given },
      { sales: '6995', valid_from: week },
    ]);
    expect((await pool.query('select new_from from product')).rows).toEqual([{ new_from: given }]);
  });

  test('a bad row refuses its style by line and column; the next style is taken', async () => {
    const bad = [
      jeans('30', '32', '57000001'),
      jeans('31', '32', 'none'),
      jeans('32', '32', '57000003').replace('99.95', '"1.299,95"'),
      jeans('33', '32', '57000004').replace('yes', 'perhaps'),
      `${jeans('34', '32', '57000005')},more`,
    ].join('\n');
    const good = jeans('30', '32', '57000009').replace('J1', 'J2');
    const report = await take(`${header}\n${bad}\n${good}\n`);
    expect(report.counts).toMatchObject({ refused: 1, styles: 1 });
    expect(report.refused).toEqual([
      {
        line: 2,
        id: 'J1',
        errors: {
          'list_price:de-DE (line 4)': ['validation.rows_disagree'],
          'is_noos (line 5)': ['validation.rows_disagree'],
          'fields (line 6)': ['validation.wrong_number_of_fields'],
        },
      },
    ]);
  });

  test('a wrong EAN is found on its own row', async () => {
    const report = await take(`${header}\n${jeans('30', '32', '57000001')}\n${jeans('31', '32', 'none')}\n`);
    expect(report.refused).toEqual([{ line: 2, id: 'J1', errors: { 'options.0.variants.1.ean (line 3)': ['validation.invalid_format'] } }]);
  });

  test('an amount with more decimals than the currency has is refused', async () => {
    const report = await take(`${header}\n${jeans('30', '32', '57000001').replace('39995', '399.95')}\n`);
    expect(report.refused[0]?.errors).toEqual({ 'list_price:hu-HU': ['validation.invalid_amount'] });
  });
});

test.each([
  ['an unknown column', `${header},colour_famly\n`, { colour_famly: ['validation.unknown_column'] }],
  ['a missing column', `${header.replace('brand,', '')}\n`, { brand: ['validation.missing_column'] }],
  ['a column twice', `${header},ean\n`, { ean: ['validation.repeated_column'] }],
  [
    'a quote that is never closed',
    `${header}\n${jeans('30', '32', '57000001')}\n"J2,Selvedge\n`,
    { 'line 3': ['validation.unclosed_quote'] },
  ],
])('%s refuses the file', async (_, text, errors) => {
  const error = await take(text).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ShopError);
  expect((error as ShopError).errors).toEqual(errors);
});
