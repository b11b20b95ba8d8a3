import { optionFields, styleFields, textFields } from '@selvedge/contract/catalogue/product-fields.ts';
import type { ImportCounts } from '@selvedge/contract/studio/import.ts';
import type pg from 'pg';
import { columnNames, columnsFrom } from '../../catalogue/field-columns.ts';
import { refreshFindSql } from '../../catalogue/refresh-find.ts';
import { mergePrices } from './merge-prices.ts';
import { mergeReference } from './merge-reference.ts';
import type { RunStatement } from './run-statement.ts';

export type Merged = Omit<ImportCounts, 'lines' | 'refused' | 'unchanged'> & {
  /** Rows that went away, and small ones that are not counted by name. Any of them makes the shop look again. */
  others: number;
};

/** Puts what is staged into the shop's tables, touching only rows that differ. Call it in one transaction. */
export async function mergeStaging(client: pg.Client, { now, isComplete }: { now: Date; isComplete: boolean }): Promise<Merged> {
  const run = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rowCount ?? 0;
  const reference = await mergeReference(run);
  const styles = await run(mergeStyles);
  // Not a change: the line was written in other words.
  await run(noteChecksums);
  let others = (await run(removeTexts)) + (await run(mergeTexts));
  const products = await run(mergeProducts, [now.toISOString()]);
  const withdrawn = (await run(withdrawOptions, [now.toISOString()])) + (isComplete ? await withdrawMissing(run, now) : 0);
  others += await run(removeVariants);
  const variants = await run(mergeVariants);
  others += (await run(removeAmounts)) + (await run(mergeAmounts)) + (await run(removeRelations)) + (await run(mergeRelations));
  const prices = await mergePrices(run, now);
  others += await run(removeStock);
  const stock = (await run(changeStock)) + (await run(addStock));
  // Withdrawn ones may be of styles that the file does not name.
  await run(refreshFindSql(isComplete ? 'true' : 'style_number in (select style_number from import_style)'));
  return { ...reference, styles, products, variants, prices, stock, withdrawn, others };
}

/** A style that comes back later must be read again, even if its line is the same as before. */
async function withdrawMissing(run: RunStatement, now: Date): Promise<number> {
  const missing = `not exists (select from import_line l where l.type = 'style' and l.id = style_number)`;
  const withdrawn = await run(`update product set withdrawn_at = $1 where withdrawn_at is null and ${missing}`, [now.toISOString()]);
  await run(`update style set checksum = '' where checksum <> '' and ${missing}`);
  return withdrawn;
}

const columnsOf = (table: string, columns: string) => columns.replace(/\w+/g, (name) => `${table}.${name}`);
/** The same columns of the row that was to be inserted. */
const excluded = (columns: string) => columnsOf('excluded', columns);

const styleColumns = columnNames(styleFields).join(', ');
const mergeStyles = `
  insert into style (style_number, ${styleColumns}, checksum)
  select style_number, ${columnsFrom('doc', styleFields)}, checksum
  from import_style order by style_number
  on conflict (style_number) do update set (${styleColumns}) = row (${excluded(styleColumns)}),
    version = style.version + 1
  where (${columnsOf('style', styleColumns)}) is distinct from (${excluded(styleColumns)})`;
const noteChecksums = `
  update style s set checksum = i.checksum from import_style i where i.style_number = s.style_number and i.checksum <> s.checksum`;

/** Who edits a text meanwhile is told that there is another one. */
const bumpStyles = (change: string) => `
  with changed as (${change})
  update style s set version = s.version + 1 from (select distinct style_number from changed) c where c.style_number = s.style_number`;

const removeTexts = bumpStyles(`
  delete from style_text t using import_style s where s.style_number = t.style_number and not s.texts ? t.language
  returning t.style_number`);
const textColumns = columnNames(textFields).join(', ');
const mergeTexts = bumpStyles(`
  insert into style_text (style_number, language, ${textColumns})
  select s.style_number, t.key, ${columnsFrom('t.value', textFields)}
  from import_style s, jsonb_each(s.texts) as t
  on conflict (style_number, language) do update set (${textColumns}) = row (${excluded(textColumns)})
  where (${columnsOf('style_text', textColumns)}) is distinct from (${excluded(textColumns)})
  returning style_number`);

const productColumns = `${columnNames(optionFields).join(', ')}, images, source_images, model_measurements, position`;
const excludedColumns = excluded(productColumns);
const knownColumns = columnsOf('product', productColumns);
/** By staff: the file that comes every night must not bring back what they took out of sale. */
const isTakenOut = 'coalesce(product.leaves_at <= $1::timestamptz, false)';
const isElsewhere = `o.doc->'images'->>'urlTemplate' ~ '^https?://'`;
const mergeProducts = `
  insert into product (id, style_number, colour, option_id, new_from, ${productColumns})
  select o.product_id, o.style_number, o.doc->>'colour', o.doc->>'optionId',
    coalesce(nullif((o.doc->>'newFrom')::timestamptz, to_timestamp(0)), known.new_from, $1::timestamptz),
    ${columnsFrom('o.doc', optionFields)},
    case when ${isElsewhere} then fetched_pictures(o.product_id, o.doc->'images', known.images)
      else keep_library_pictures(o.doc->'images', known.images) end,
    case when ${isElsewhere} then o.doc->'images' end, o.doc->'modelMeasurements', o.position
  from import_option o left join product known on known.id = o.product_id order by o.product_id
  on conflict (id) do update set (new_from, ${productColumns}) = row (excluded.new_from, ${excludedColumns}),
    withdrawn_at = case when ${isTakenOut} then product.withdrawn_at end, version = product.version + 1
  where (product.withdrawn_at is not null and not ${isTakenOut})
    or (product.new_from, ${knownColumns}) is distinct from (excluded.new_from, ${excludedColumns})`;
const withdrawOptions = `
  update product p set withdrawn_at = $1 from import_style s
  where s.style_number = p.style_number and p.withdrawn_at is null and not exists (select from import_option o where o.product_id = p.id)`;

/** A variant whose EAN changed goes first: two that swap theirs would each find the other's still taken. */
const removeVariants = `
  delete from variant v using import_option o where o.product_id = v.product_id
    and not exists (select from import_variant i where i.id = v.id and i.ean = v.ean)`;
const variantColumns = 'position, ean, size_id, size_name, length_id, length_name, in_delivery_date_set';
const mergeVariants = `
  insert into variant (id, product_id, ${variantColumns})
  select id, product_id, position, ean, doc->'size'->>'id', doc->'size'->>'name', doc->'length'->>'id', doc->'length'->>'name',
    (doc->>'inDeliveryDateSet')::boolean
  from import_variant order by id
  on conflict (id) do update set (${variantColumns}) = row (${excluded(variantColumns)})
  where (variant.*) is distinct from (excluded.*)`;

const amounts = `select o.product_id, m.key as market, amount::integer
  from import_option o, jsonb_each(o.doc->'giftCardAmounts') as m, jsonb_array_elements_text(m.value) as amount`;
const removeAmounts = `
  delete from gift_card_amount g using import_option o
  where o.product_id = g.product_id and (g.product_id, g.market, g.amount) not in (${amounts})`;
const mergeAmounts = `insert into gift_card_amount (product_id, market, amount) ${amounts} on conflict do nothing`;

const relations = `
  select distinct on (product_id, kind, related_id) product_id, kind, related_id, position from (
    select o.product_id, 'look' as kind, id as related_id, at::integer as position
      from import_option o, jsonb_array_elements_text(o.doc->'look') with ordinality as look (id, at)
    union all
    select o.product_id, 'set', id, at::integer from import_option o, jsonb_array_elements_text(o.doc->'setOptions') with ordinality as parts (id, at)
  ) as named order by product_id, kind, related_id, position`;
const removeRelations = `
  delete from product_relation r using import_option o where o.product_id = r.product_id
    and not exists (select from (${relations}) as n where (n.product_id, n.kind, n.related_id) = (r.product_id, r.kind, r.related_id))`;
const mergeRelations = `
  insert into product_relation (product_id, kind, related_id, position) ${relations}
  on conflict (product_id, kind, related_id) do update set position = excluded.position
  where product_relation.position <> excluded.position`;

const removeStock = `
  delete from stock s using import_variant v where v.id = s.variant_id and not exists (
    select from import_stock i where (i.variant_id, i.kind, i.location_id) = (s.variant_id, s.kind, s.location_id))`;
/** Two statements, because "insert or update" costs half as much again for each row, and most rows are of one kind. */
const changeStock = `
  update stock s set quantity = i.quantity from import_stock i
  where (i.variant_id, i.kind, i.location_id) = (s.variant_id, s.kind, s.location_id) and i.quantity <> s.quantity`;
const addStock = `
  insert into stock (variant_id, kind, location_id, quantity)
  select variant_id, kind, location_id, quantity from import_stock i
  where not exists (select from stock s where (i.variant_id, i.kind, i.location_id) = (s.variant_id, s.kind, s.location_id))
  order by variant_id, kind, location_id`;
