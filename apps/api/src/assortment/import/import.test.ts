import { gzipSync } from 'node:zlib';
import { ShopError } from '@selvedge/contract/error.ts';
import type { ImportReport } from '@selvedge/contract/studio/import.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { readRevision } from '../../revision/revision.ts';
import { fileOf, given, shirt, toText } from './import.fixture.ts';
import { type ImportFile, importFile } from './import-file.ts';
import type { AssortmentFormat } from './read-records.ts';

beforeEach(emptyTables);

const who = { who: 'test', file: 'test.jsonl', maxBytes: 10_000_000 };
const later = (days: number) => new Date(given.getTime() + days * 86_400_000);

async function take(content: string | Uint8Array | readonly unknown[], more: Partial<ImportFile> = {}): Promise<ImportReport> {
  const { pool } = await testDb();
  const bytes = typeof content === 'string' || content instanceof Uint8Array ? content : toText(content);
  return importFile(pool, { ...who, now: given, path: await fileOf(bytes), ...more });
}

async function refusal(content: string | Uint8Array, more: Partial<ImportFile> = {}) {
  const error = await take(content, more).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ShopError);
  return (error as ShopError).errors;
}

async function rows<T extends object>(text: string): Promise<T[]> {
  const { pool } = await testDb();
  return (await pool.query(text)).rows;
}

const prices = () =>
  rows<{ valid_from: Date; list: string; sales: string }>(
    'select valid_from, list, sales from price order by market, product_id, valid_from',
  );
const asked = async () =>
  (await prices()).map(({ valid_from, list, sales }) => [valid_from.toISOString().slice(0, 10), Number(list), Number(sales)]);
const revision = async () => readRevision((await testDb()).db, 'catalogue');

/** Everything of the assortment, to see that nothing has moved. */
async function everything(): Promise<unknown> {
  const tables = [
    'style',
    'style_text',
    'product',
    'variant',
    'price',
    'stock',
    'product_relation',
    'gift_card_amount',
    'category',
    'badge',
    'stock_location',
    'revision',
    'audit_log',
  ];
  return Promise.all(tables.map((table) => rows(`select * from ${table} as t order by t::text`)));
}

describe('good lines', () => {
  test('a style is stored with all it says', async () => {
    const report = await take([
      { type: 'category', id: 'shirts', names: { en: 'Shirts', de: 'Hemden' } },
      { type: 'badge', id: 'new', titles: { en: 'New' } },
      { type: 'location', kind: 'warehouse', id: 'EU1', name: 'North', markets: ['de-DE'] },
      { type: 'attribute', facet: 'fit', id: 'slim', names: { en: 'Slim' } },
      shirt('S1', { look: ['S2_Navy_1'], badges: ['new'] }, { categories: ['shirts'], attributes: { fit: ['slim'] } }),
    ]);
    expect(report).toMatchObject({
      hasChanged: true,
      refused: [],
      warnings: [],
      counts: { lines: 5, styles: 1, products: 1, variants: 1, prices: 1, stock: 1 },
    });
    expect(await rows('select id, size_id from variant')).toEqual([{ id: 'S1_Navy_1,M', size_id: 'M' }]);
    expect(await rows('select related_id from product_relation')).toEqual([{ related_id: 'S2_Navy_1' }]);
    expect(await rows('select markets from stock_location')).toEqual([{ markets: ['de-DE'] }]);
    expect(await revision()).toBe('1');
    expect(await rows(`select who, action, subject from audit_log`)).toEqual([
      { who: 'test', action: 'assortment.import', subject: 'test.jsonl' },
    ]);
  });

  test('is stored, too, where jobs have used the connections of the pool for tables of their own', async () => {
    const { pool } = await testDb();
    const held = await Promise.all(Array.from({ length: pool.options.max ?? 10 }, () => pool.connect()));
    for (const client of held)
      await client.query('create temp table job_of_another (id int); insert into job_of_another values (1); drop table job_of_another');
    for (const client of held) client.release();
    expect((await take([shirt('S1')])).refused).toEqual([]);
  });

  test('the same file again changes nothing: no revision, no history, no row', async () => {
    const lines = [{ type: 'category', id: 'shirts', names: { en: 'Shirts' } }, shirt('S1'), shirt('S2')];
    await take(lines);
    const before = await everything();
    const again = await take(lines, { now: later(3) });
    expect(again).toMatchObject({ hasChanged: false, counts: { lines: 3, unchanged: 2, styles: 0, prices: 0, categories: 0 } });
    expect(await everything()).toEqual(before);
  });

  test('stock sold since then is not given back by the same file', async () => {
    const lines = [shirt('S1')];
    await take(lines);
    await rows('update stock set quantity = 1');
    await take(lines);
    expect(await rows('select quantity from stock')).toEqual([{ quantity: 1 }]);
  });

  test('a variant, a place and a text that the file no longer names are gone, an option is withdrawn', async () => {
    const [two, one] = [shirt('S1'), shirt('S1')];
    two.options.push({ ...two.options[0]!, optionId: '2', variants: [] });
    two.texts.de = { name: 'Hemd' };
    await take([two]);
    await take([one], { now: later(1) });
    expect(await rows('select id, withdrawn_at is not null as gone from product order by id')).toEqual([
      { id: 'S1_Navy_1', gone: false },
      { id: 'S1_Navy_2', gone: true },
    ]);
    expect(await rows('select language from style_text')).toEqual([{ language: 'en' }]);
    expect(await rows('select ean from variant')).toEqual([{ ean: one.options[0]!.variants![0]!.ean }]);
    await take([two], { now: later(2) });
    expect(await rows('select from product where withdrawn_at is not null')).toEqual([]);
  });

  test('two variants may swap their EANs', async () => {
    const [first, second] = [shirt('S1'), shirt('S2')];
    await take([first, second]);
    const [a, b] = [first.options[0]!.variants![0]!, second.options[0]!.variants![0]!];
    [a.ean, b.ean] = [b.ean, a.ean];
    expect((await take([first, second])).refused).toEqual([]);
    expect(await rows('select ean from variant order by id')).toEqual([{ ean: a.ean }, { ean: b.ean }]);
  });

  test('a complete file withdraws what it does not name, unless a line of it was refused', async () => {
    const [one, two] = [shirt('S1'), shirt('S2')];
    await take([one, two]);
    expect((await take([one, '{'], { isComplete: true })).counts.withdrawn).toBe(0);
    expect((await take([one], { isComplete: true })).counts.withdrawn).toBe(1);
    expect((await take([one], { isComplete: true })).hasChanged).toBe(false);
    expect((await take([one, two])).counts.products).toBe(1);
    expect(await rows('select from product where withdrawn_at is not null')).toEqual([]);
  });
});

describe('prices', () => {
  const priced = (...steps: [from: string, list: number, sales?: number][]) =>
    shirt('S1', {
      variants: [],
      prices: { 'de-DE': steps.map(([from, list, sales]) => ({ from: `${from}T00:00:00Z`, list, ...(sales !== undefined && { sales }) })) },
    });

  test('a new product brings its history', async () => {
    await take([priced(['2026-08-01', 5995], ['2026-11-01', 5995, 3995])]);
    expect(await asked()).toEqual([
      ['2026-08-01', 5995, 5995],
      ['2026-11-01', 5995, 3995],
    ]);
  });

  test('a changed price is one more row, from the import on, even when the file dates it back', async () => {
    await take([priced(['2026-08-01', 5995])]);
    await take([priced(['2026-08-01', 5995], ['2026-10-01', 5995, 3995])]);
    expect(await asked()).toEqual([
      ['2026-08-01', 5995, 5995],
      ['2026-11-15', 5995, 3995],
    ]);
    const other = { ...priced(['2026-08-01', 5995], ['2026-10-01', 5995, 3995]), brand: 'Other' };
    expect((await take([other], { now: later(1) })).counts.prices).toBe(0);
  });

  test('history that a later file leaves out, or tells differently, stays as it was', async () => {
    await take([priced(['2026-08-01', 5995], ['2026-11-01', 5995, 3995])]);
    await take([priced(['2026-08-01', 9995], ['2026-11-01', 5995, 3995])]);
    await take([{ ...priced(['2026-11-01', 5995, 3995]), brand: 'Other' }]);
    expect(await asked()).toEqual([
      ['2026-08-01', 5995, 5995],
      ['2026-11-01', 5995, 3995],
    ]);
  });

  test('a planned price can be moved and cancelled until it begins', async () => {
    await take([priced(['2026-08-01', 5995], ['2026-12-01', 5995, 3995])]);
    await take([priced(['2026-08-01', 5995], ['2026-12-05', 5995, 2995])]);
    expect(await asked()).toEqual([
      ['2026-08-01', 5995, 5995],
      ['2026-12-05', 5995, 2995],
    ]);
    await take([priced(['2026-08-01', 5995])]);
    expect(await asked()).toEqual([['2026-08-01', 5995, 5995]]);
  });
});

describe('refused lines', () => {
  test('a bad line never stops the good ones, and says where and why it is bad', async () => {
    const report = await take([
      shirt('S1'),
      '{"type":"style"',
      shirt('S2', { colourFamily: 'sparkling' as 'navy', prices: { 'xx-XX': [{ from: 'today', list: -1 }] } }),
      shirt('S3', { prices: { 'xx-XX': [{ from: '2026-01-01T00:00:00Z', list: 1 }] } }),
      { type: 'dragon' },
      shirt('S4'),
    ]);
    expect(report.counts).toMatchObject({ lines: 6, refused: 4, styles: 2 });
    expect(report.refused).toMatchObject([
      { line: 2, id: '', errors: { line: ['validation.invalid_json'] } },
      {
        line: 3,
        id: 'S2',
        errors: { 'options.0.colourFamily': ['validation.invalid_value'], 'options.0.prices.xx-XX.0.list': ['validation.too_small'] },
      },
      { line: 4, id: 'S3', errors: { 'options.0.prices.xx-XX': ['validation.unknown_market'] } },
      { line: 5 },
    ]);
  });

  test.each([
    ['a null character', shirt('S2', { colourNames: { en: 'a\0b' } }), 'line'],
    ['half a character', JSON.stringify(shirt('S2')).replace('Shirt S2', '\\ud800'), 'line'],
    ['a year that the database does not know', shirt('S2', { newFrom: '0000-01-01T00:00:00Z' }), 'options.0.newFrom'],
    [
      'a size twice',
      shirt('S2', {
        variants: [
          { size: { id: 'M', name: 'M' }, ean: '12345678' },
          { size: { id: 'M', name: 'M' }, ean: '12345679' },
        ],
      }),
      'options.0.variants.1.size.id',
    ],
    [
      'two prices from one moment',
      shirt('S2', {
        prices: {
          'de-DE': [
            { from: '2026-01-01T00:00:00Z', list: 1 },
            { from: '2026-01-01T00:00:00.000Z', list: 2 },
          ],
        },
      }),
      'options.0.prices.de-DE.1.from',
    ],
    [
      'a badge nested beyond reason',
      `{"type":"badge","id":"b","titles":{"en":"B"},"locations":{"plp":{"x":${'['.repeat(5000)}${']'.repeat(5000)}}}}`,
      'line',
    ],
  ])('%s is refused before the database sees it', async (_, line, field) => {
    const report = await take([shirt('S1'), line]);
    expect(report.counts).toMatchObject({ refused: 1, styles: 1 });
    expect(Object.keys(report.refused[0]!.errors)).toContain(field);
  });

  test('a backslash before a u is only a text', async () => {
    expect((await take([shirt('S1', { colourNames: { en: String.raw`C:\u0000` } })])).refused).toEqual([]);
  });

  test('the second line with an id is refused and names the first', async () => {
    const report = await take([shirt('S1'), shirt('S1')]);
    expect(report.refused).toEqual([{ line: 2, id: 'S1', errors: { styleNumber: ['validation.repeated_line'], line: ['1'] } }]);
  });

  test('an EAN that another variant has is refused, in the file and in the shop', async () => {
    const [first, second] = [shirt('S1'), shirt('S2')];
    second.options[0]!.variants = first.options[0]!.variants;
    const { ean } = first.options[0]!.variants![0]!;
    expect((await take([first, second])).refused).toEqual([{ line: 2, id: 'S2', errors: { [`ean ${ean}`]: ['validation.taken'] } }]);
    expect((await take([second])).refused).toMatchObject([{ line: 1, id: 'S2' }]);
    expect(await rows('select style_number from style')).toEqual([{ style_number: 'S1' }]);
  });

  test('what nobody has described is taken, with a warning', async () => {
    const { warnings } = await take([shirt('S1', { badges: ['shiny'] }, { categories: ['shrits'] })]);
    expect(warnings).toEqual([
      { line: 1, warning: 'validation.unknown_category', id: 'shrits' },
      { line: 1, warning: 'validation.unknown_badge', id: 'shiny' },
    ]);
  });
});

describe('files that are not what they say', () => {
  const good = toText([shirt('S1')]);
  const cases: [string, string | Uint8Array, AssortmentFormat | undefined, string][] = [
    ['nothing', '', undefined, 'validation.file_empty'],
    ['blank lines', '\n\n  \n', undefined, 'validation.file_empty'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), undefined, 'validation.file_binary'],
    ['UTF-16', Buffer.from(`\ufeff${good}`, 'utf16le'), undefined, 'validation.file_binary'],
    ['Latin-1', Buffer.from(good.replace('Shirt', 'Chèmise'), 'latin1'), undefined, 'validation.file_encoding'],
    ['a web page', '<!doctype html><title>Sign in</title>', undefined, 'validation.file_is_html'],
    ['a JSON list', `[${good}]`, undefined, 'validation.file_is_json_array'],
    ['JSON Lines named CSV', good, 'csv', 'validation.file_not_csv'],
    ['CSV named JSON Lines', 'style_number,brand\n1,2\n', 'json-lines', 'validation.file_not_json_lines'],
    ['half of an archive', gzipSync(good.repeat(50)).subarray(0, 200), undefined, 'validation.file_truncated'],
    [
      'a damaged archive',
      Buffer.concat([gzipSync(good).subarray(0, 10), Buffer.from('this is not deflate')]),
      undefined,
      'validation.file_damaged',
    ],
  ];

  test.each(cases)('%s is refused, and nothing has changed', async (_, content, format, reason) => {
    await take([shirt('S0')]);
    const before = await everything();
    expect(await refusal(content, { format })).toEqual({ file: [reason] });
    expect(await everything()).toEqual(before);
  });

  test('a wrong byte at the end of a long file undoes the beginning', async () => {
    const long = toText(Array.from({ length: 300 }, (_, at) => shirt(`S${at}`)));
    expect(await refusal(Buffer.concat([Buffer.from(long), Buffer.from([0xff])]))).toEqual({ file: ['validation.file_encoding'] });
    expect(await rows('select from style')).toEqual([]);
  });

  test('a file above the limit is refused, also when it is small until it is unpacked', async () => {
    const long = toText(Array.from({ length: 300 }, (_, at) => shirt(`S${at}`)));
    expect(await refusal(gzipSync(long), { maxBytes: long.length - 1 })).toEqual({ file: ['validation.file_too_large'] });
    expect((await take(gzipSync(long), { maxBytes: long.length })).counts.styles).toBe(300);
  });

  test('a byte order mark, Windows line ends and blank lines are no reason to refuse', async () => {
    const report = await take(`\ufeff${toText([shirt('S1'), '', shirt('S2')]).replaceAll('\n', '\r\n')}`);
    expect(report.counts).toMatchObject({ styles: 2, refused: 0 });
  });
});
