import {
  defaultsOf,
  editedNames,
  type FieldTable,
  optionFields,
  type ProductField,
  shownNames,
  styleFields,
  textFields,
} from '@selvedge/contract/catalogue/product-fields.ts';
import { productExport } from '@selvedge/contract/studio/product-export.ts';
import { type Coded, writeComposition } from '@selvedge/domain/fibre/write-composition.ts';
import { beforeEach, expect, test } from 'vitest';
import { fixtureMarket } from '../catalogue/assortment.fixture.ts';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';
import { showDetail } from '../catalogue/show-detail.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { testNow } from '../harness/test-app.ts';
import { changes, openAssortment, staffProducts } from './changes/open-assortment.fixture.ts';
import { fileOf, type GivenLine, shirt } from './import/import.fixture.ts';
import { importFile } from './import/import-file.ts';

beforeEach(emptyTables);

/** What a field may hold; the first that its schema takes and that is not what it holds anyway. */
const candidates: readonly unknown[] = [
  ...[
    true,
    false,
    7,
    '2027-01-01T00:00:00.000Z',
    'Some words',
    '#aabbcc',
    'black',
    '100 linen',
    '150 ml',
    ['linen'],
    { en: 'Words' },
    { en: ['Words'] },
  ],
  ...[{ fit: ['slim'] }, [{ id: 'linen', reason: { en: 'Linen' }, supportText: { en: 'Of flax' } }]],
];

function sampleOf(name: string, { schema, edited, stored }: ProductField): unknown {
  const usual = schema.safeParse(undefined).data;
  const given = edited?.choices ? [edited.choices.slice(1, 3)] : stored === 'text' ? candidates.filter(isText) : candidates;
  const found = given.find((each) => schema.safeParse(each).success && JSON.stringify(each) !== JSON.stringify(usual));
  if (found === undefined) throw new Error(`No candidate fits ${name}: add one.`);
  return found;
}

const isText = (value: unknown) => typeof value === 'string' && !value.startsWith('20');
const samplesOf = (fields: FieldTable): Record<string, never> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(name, field)])) as Record<string, never>;

// A set and a gift card are made of other things than a garment.
const { kind: _, ...plainStyleFields } = styleFields;
const style = samplesOf(plainStyleFields);
const texts = samplesOf(textFields);
// Sold nowhere, nobody could look at it.
const option = { ...samplesOf(optionFields), hasEcom: true };
const goods: GivenLine[] = [shirt('A1', option, { ...style, texts: { en: texts as never } })];
const params = { id: 'A1_Navy_1' };

test('every field is brought by a file and stands in an export as it came', async () => {
  const { call } = await openAssortment(goods);
  const { text } = await call(productExport.part, { body: { filter: {}, format: 'jsonl' } });
  expect(JSON.parse(text)).toMatchObject({ ...style, texts: { en: texts }, options: [option] });
});

test.each(['csv', 'jsonl'] as const)('every field survives an export as %s', async (format) => {
  const { call, pool } = await openAssortment(goods);
  const { text } = await call(productExport.part, { body: { filter: {}, format } });
  await pool.query('delete from product; delete from style_text; delete from style');
  await importFile(pool, { path: await fileOf(text), now: testNow, who: 'test', file: 'again', maxBytes: 10_000_000 });
  const again = await call(productExport.part, { body: { filter: {}, format } });
  expect(again.text).toBe(text);
});

test('every field that is shown stands on the page of the product', async () => {
  await openAssortment(goods);
  const catalogue = await loadCatalogue((await testDb()).db, { now: testNow });
  const market = await catalogue.market(fixtureMarket('de-DE'), testNow);
  const shown = showDetail(market, market.structure.numberOf.get(params.id)!, testNow);
  const pick = (fields: FieldTable, values: Record<string, unknown>) =>
    Object.fromEntries([...shownNames(fields, 'card'), ...shownNames(fields, 'detail')].map((name) => [name, values[name]]));
  // The names of coded fibres stand in place of what was written.
  const fabricComposition = writeComposition(style as unknown as Coded, 'de');
  expect(shown).toMatchObject({
    ...pick(plainStyleFields, style),
    ...pick(textFields, { ...texts, fabricComposition }),
    ...pick(optionFields, option),
  });
});

test('every field that staff change is changed, told and undone', async () => {
  const { call } = await openAssortment(goods);
  const before = await call(staffProducts.get, { params });
  const usual = (fields: FieldTable, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, (defaultsOf(fields) as Record<string, unknown>)[name] ?? null]));
  const facts = usual(optionFields, editedNames(optionFields)) as typeof before.facts;
  const styleFacts = usual(styleFields, editedNames(styleFields)) as typeof before.styleFacts;
  const basedOn = { product: before.version, style: before.styleVersion };
  const { product, change } = await call(staffProducts.save, { params, body: { basedOn, facts, styleFacts } });
  expect(product).toMatchObject({ facts, styleFacts });
  expect(product.history.map(({ field }) => field).sort()).toEqual(['facts', 'styleFacts']);
  await call(changes.undo, { params: { id: change! }, body: {} });
  const after = await call(staffProducts.get, { params });
  expect(after).toMatchObject({ facts: before.facts, styleFacts: before.styleFacts });
});

test('what a colleague changed of the style since is not overwritten', async () => {
  const { call } = await openAssortment(goods);
  const { version, styleVersion, styleFacts } = await call(staffProducts.get, { params });
  const basedOn = { product: version, style: styleVersion };
  await call(staffProducts.save, { params, body: { basedOn, styleFacts: { ...styleFacts, careSymbols: ['wash-hand'] } } });
  const late = call(staffProducts.save, { params, body: { basedOn, styleFacts: { ...styleFacts, careSymbols: [] } } });
  await expect(late).rejects.toMatchObject({ status: 409 });
});
