import type { ImageIndex } from '@selvedge/contract/catalogue/assortment.ts';
import { type FieldTable, optionFields, styleFields, textFields } from '@selvedge/contract/catalogue/product-fields.ts';
import type { PriceRow } from '@selvedge/domain/catalogue/price-from-history.ts';
import { type SQL, sql } from 'drizzle-orm';
import { columnFrom, columnName, columnNames, columnsFrom } from '../../catalogue/field-columns.ts';
import { refreshFind } from '../../catalogue/refresh-find.ts';
import type { Db } from '../../db/db.ts';
import { renewPictures } from '../../product-picture/renew-pictures.ts';
import type { Decision } from './decide-item.ts';
import { readField } from './fields.ts';
import { writeLeaving } from './leave-sale.ts';
import type { Current } from './read-current.ts';

export type Decided = { productId: string; field: string; decision: Decision };

/** Puts decisions into the tables, each kind in one statement, and lets every product they touch know. */
export async function writeDecisions(
  tx: Db,
  decided: readonly Decided[],
  { current, now }: { current: Current; now: Date },
): Promise<void> {
  const values: Value[] = [];
  const insert: Price[] = [];
  const remove: Omit<Price, keyof Omit<PriceRow, 'validFrom'>>[] = [];
  for (const { productId, field, decision } of decided) {
    if (decision.state === 'skipped' || decision.state === 'kept') continue;
    const { prices, value } = decision;
    if (!prices) values.push({ productId, field, value });
    for (const row of prices?.insert ?? []) insert.push({ productId, market: prices!.market, ...row });
    for (const validFrom of prices?.remove ?? []) remove.push({ productId, market: prices!.market, validFrom });
  }
  await removePrices(tx, remove);
  await insertPrices(tx, insert);
  await writeValues(tx, values, current);
  await writeLeaving(
    tx,
    values.filter(({ field }) => field === 'leavesAt'),
    now,
  );
  const touched = [...new Set([...values, ...insert, ...remove].map(({ productId }) => productId))];
  if (touched.length === 0) return;
  await tx.execute(sql`update product set version = version + 1 where id = any(${sql.param(touched)}::text[])`);
  if (values.length > 0) await refreshFind(tx, [...new Set(values.flatMap(({ productId }) => current.styleOf(productId) ?? []))]);
}

type Value = { productId: string; field: string; value: unknown };
type Price = PriceRow & { productId: string; market: string };

async function removePrices(tx: Db, rows: readonly { productId: string; market: string; validFrom: number }[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    delete from price p using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("productId" text, market text, "validFrom" float8)
    where (p.market, p.product_id) = (r.market, r."productId") and p.valid_from = to_timestamp(r."validFrom" / 1000)`);
}

async function insertPrices(tx: Db, rows: readonly Price[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into price (market, product_id, valid_from, list, sales, member)
    select market, "productId", to_timestamp("validFrom" / 1000), list, sales, member
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r ("productId" text, market text, "validFrom" float8, list bigint, sales bigint, member bigint)
    order by market, "productId", "validFrom"`);
}

async function writeValues(tx: Db, values: readonly Value[], current: Current): Promise<void> {
  const of = (kind: string) => values.filter(({ field }) => readField(field).kind === kind);
  const lists = (rows: readonly Value[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("productId" text, value jsonb)`;
  for (const kind of ['badges', 'tags'] as const) {
    const rows = of(kind);
    if (rows.length === 0) continue;
    await tx.execute(sql`update product p set ${sql.identifier(kind)} = array(select jsonb_array_elements_text(r.value))
      from ${lists(rows)} where p.id = r."productId"`);
  }
  const pictures = await Promise.all(of('pictures').map((row) => withCurrentPictures(tx, row)));
  if (pictures.length > 0) {
    await tx.execute(sql`update product p set images = jsonb_set(p.images, '{indexes}', r.value)
      from ${lists(pictures)} where p.id = r."productId"`);
  }
  for (const [kind, column] of [
    ['colourNames', 'colour_names'],
    ['callouts', 'callouts'],
  ] as const) {
    const rows = of(kind);
    if (rows.length === 0) continue;
    await tx.execute(sql`update product p set ${sql.identifier(column)} = r.value from ${lists(rows)} where p.id = r."productId"`);
  }
  const facts = of('facts');
  if (facts.length > 0) {
    await tx.execute(sql`update product p set ${assignments(optionFields)}
      from (select "productId", value as v from ${lists(facts)}) r where p.id = r."productId"`);
  }
  const styleFacts = of('styleFacts').map((row) => ({ ...row, productId: current.styleOf(row.productId)! }));
  if (styleFacts.length > 0) {
    await tx.execute(sql`update style s set version = s.version + 1, ${assignments(styleFields)}
      from (select "productId", value as v from ${lists(styleFacts)}) r where s.style_number = r."productId"`);
  }
  for (const { productId, field, value } of of('texts')) await writeTexts(tx, current.styleOf(productId)!, field, value);
}

/** Every field that staff change, from the document `v`. */
function assignments(fields: FieldTable): SQL {
  const edited = Object.entries(fields).filter(([, each]) => each.edited);
  return sql.raw(edited.map(([name, { stored }]) => `${columnName(name)} = ${columnFrom('v', name, stored)}`).join(', '));
}

/** What an undo brings back may have another file by now. */
async function withCurrentPictures(tx: Db, row: Value): Promise<Value> {
  return { ...row, value: (await renewPictures(tx, row.value as ImageIndex[])) ?? row.value };
}

async function writeTexts(tx: Db, style: string, name: string, value: unknown): Promise<void> {
  const field = readField(name);
  if (field.kind !== 'texts') return;
  await tx.execute(sql`update style set version = version + 1 where style_number = ${style}`);
  if (value === null) {
    await tx.execute(sql`delete from style_text where style_number = ${style} and language = ${field.language}`);
    return;
  }
  const text = JSON.stringify(value);
  await tx.execute(sql`
    insert into style_text (style_number, language, ${textColumns})
    select ${style}, ${field.language}, ${sql.raw(columnsFrom('v', textFields))} from (select ${text}::jsonb as v) as given
    on conflict (style_number, language) do update set (${textColumns}) = row (${excludedTexts})`);
}

const textColumns = sql.raw(columnNames(textFields).join(', '));
const excludedTexts = sql.raw(
  columnNames(textFields)
    .map((name) => `excluded.${name}`)
    .join(', '),
);
