import { productExport } from '@selvedge/contract/studio/product-export.ts';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../db/test-database.ts';
import { testNow } from '../../harness/test-app.ts';
import { openAssortment } from '../changes/open-assortment.fixture.ts';
import { fileOf, type GivenLine, shirt } from '../import/import.fixture.ts';
import { importFile } from '../import/import-file.ts';

beforeEach(emptyTables);

const since = '2026-09-01T00:00:00.000Z';
const formula = '=HYPERLINK("http://example.com","a")';
const goods: GivenLine[] = [
  { type: 'location', kind: 'warehouse', id: 'EU1', name: 'North' },
  { type: 'location', kind: 'store', id: '1001', name: 'High Street' },
  shirt(
    'A1',
    {
      ...{ tags: ['spring'], badges: ['new'], rank: -5, callouts: { en: ['+10', 'soft'] }, look: ['A2_Navy_1'] },
      modelMeasurements: { height: '@180', size: "'=M" },
      variants: [
        { size: { id: 'M', name: 'Medium' }, ean: '5790000000017', stock: { warehouses: { EU1: 0 }, stores: { '1001': 3 } } },
        { size: { id: 'L', name: 'L' }, length: { id: '32', name: '32' }, ean: '5790000000024', stock: { warehouses: { EU1: 4 } } },
      ],
      prices: {
        'de-DE': [
          { from: since, list: 4995 },
          { from: '2026-12-01T00:00:00.000Z', list: 4995, sales: 3995, member: 2995 },
        ],
        'sv-SE': [{ from: '2026-12-24T00:00:00.000Z', list: 50_000 }],
      },
    },
    {
      texts: { en: { name: formula, description: '-1, "two";\nthree' }, de: { name: "'@SUM(1+1)", disclaimer: '＝1' } },
      sustainabilityReasons: [{ id: 'linen', reason: { en: 'Linen' } }],
    },
  ),
  shirt('A2', { images: { urlTemplate: '/img/x/{index}-{format}', indexes: [], placeholder: '#aabbcc' } }),
  shirt('A3', { variants: [], giftCardAmounts: { 'de-DE': [25, 50] }, prices: {} }, { kind: 'giftCard' }),
];

async function exported(format: 'csv' | 'jsonl', more: object = {}) {
  const shop = await openAssortment(goods);
  const { text, next } = await shop.call(productExport.part, { body: { filter: {}, format, ...more } });
  expect(next).toBeUndefined();
  return { ...shop, text };
}

test.each(['csv', 'jsonl'] as const)('an export as %s that is imported again changes nothing', async (format) => {
  const { text, pool } = await exported(format);
  const path = await fileOf(text);
  const report = await importFile(pool, { path, now: testNow, who: 'test', file: 'again', maxBytes: 10_000_000 });
  expect(report).toMatchObject({ refused: [], hasChanged: false });
});

test('of a CSV file with the prices of one market, the others keep theirs', async () => {
  const { text, pool } = await exported('csv', { markets: ['sv-SE'] });
  expect(text).not.toContain('list_price:de-DE');
  const report = await importFile(pool, { path: await fileOf(text), now: testNow, who: 'test', file: 'again', maxBytes: 10_000_000 });
  expect(report).toMatchObject({ refused: [], hasChanged: false });
});

test('no cell of a CSV file begins with what a spreadsheet runs', async () => {
  const { text } = await exported('csv');
  const cells = text
    .slice(1)
    .split(/[,\r\n]/)
    .map((cell) => cell.replace(/^"/, ''));
  expect(text).toContain(`"'=HYPERLINK`);
  for (const cell of cells) if (!/^-?\d+$/.test(cell)) expect(cell).not.toMatch(/^[=@+\t]/);
});

test('an edited export is a change of what was edited', async () => {
  const { text, pool } = await exported('csv');
  const path = await fileOf(text.replaceAll('49.95', '45.95'));
  await importFile(pool, { path, now: testNow, who: 'test', file: 'again', maxBytes: 10_000_000 });
  const { rows } = await pool.query(
    `select valid_from, sales from price where product_id = 'A1_Navy_1' and market = 'de-DE' order by valid_from`,
  );
  expect(rows.map(({ sales }) => Number(sales))).toEqual([4995, 4595, 3995]);
});

test('a part begins after the one before, and only the first has the header', async () => {
  const many = Array.from({ length: 201 }, (_, at) => shirt(`M${1000 + at}`));
  const { call } = await openAssortment(many);
  const first = await call(productExport.part, { body: { filter: {}, format: 'csv' } });
  const second = await call(productExport.part, { body: { filter: {}, format: 'csv', after: first.next ?? '' } });
  expect([first.styles, second.styles, second.next]).toEqual([200, 1, undefined]);
  expect(`${first.text}${second.text}`.match(/style_number/g)).toHaveLength(1);
  expect(`${first.text}${second.text}`.match(/\uFEFF/g)).toHaveLength(1);
});
