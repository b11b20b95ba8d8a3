import type { RefusedLine } from '@selvedge/contract/studio/import.ts';
import type pg from 'pg';

/** From the staged lines of styles that are new or different: their options, variants, prices and stock as rows. */
export async function expandStaging(client: pg.Client, { now }: { now: Date }): Promise<{ unchanged: number; refused: RefusedLine[] }> {
  await client.query(`
    analyze import_line (type, id);
    create temp table import_style as
      -- Texts of thirty languages are most of a style: left in the document they would be unpacked for every field that is read of it.
      select l.line, l.id as style_number, l.checksum, l.doc - 'options' - 'texts' as doc, l.doc->'texts' as texts, l.doc->'options' as options
      from import_line l left join style s on s.style_number = l.id
      where l.type = 'style' and s.checksum is distinct from l.checksum;
    create unique index on import_style (style_number);
    create temp table import_option as
      select s.style_number || '_' || (o->>'colour') || '_' || (o->>'optionId') as product_id, s.style_number, s.line, at::integer as position,
        o - 'variants' - 'prices' as doc, o->'variants' as variants, o->'prices' as prices
      from import_style s, jsonb_array_elements(s.options) with ordinality as options (o, at);
    create temp table import_variant as
      select product_id || ',' || (v->'size'->>'id') || coalesce('x' || (v->'length'->>'id'), '') as id, product_id, style_number, line,
        at::integer as position, v->>'ean' as ean, v as doc
      from import_option, jsonb_array_elements(variants) with ordinality as variants (v, at);
    analyze import_option (product_id, style_number); analyze import_variant (id, product_id, style_number, ean, line)`);
  const staged = await client.query<{ styles: string }>(`select count(*) as styles from import_line where type = 'style'`);
  const changed = await client.query<{ styles: string }>('select count(*) as styles from import_style');
  const refused = await refuseTakenEans(client);
  await client.query({ text: expandPrices, values: [now.toISOString()] });
  await client.query(expandStock);
  return { unchanged: Number(staged.rows[0]!.styles) - Number(changed.rows[0]!.styles), refused };
}

/** An EAN belongs to one variant. The first line that names it keeps it; a style that stays as it is in the shop comes before all lines. */
async function refuseTakenEans(client: pg.Client): Promise<RefusedLine[]> {
  const refused: RefusedLine[] = [];
  // Each refused style stays as it is in the shop, with EANs that another line may now collide with.
  for (;;) {
    const { rows } = await client.query<{ line: number; style_number: string; eans: string[] }>(`
      with taken as (
        select v.line, v.style_number, v.ean from import_variant v
        where exists (select from import_variant other where other.ean = v.ean and other.line < v.line)
        union
        select v.line, v.style_number, v.ean from import_variant v
          join variant known on known.ean = v.ean join product p on p.id = known.product_id
        where not exists (select from import_style s where s.style_number = p.style_number)
      ), gone as (delete from import_style s using taken where taken.style_number = s.style_number)
      select line, style_number, array_agg(distinct ean) as eans from taken group by line, style_number order by line`);
    if (rows.length === 0) return refused;
    for (const { line, style_number, eans } of rows) {
      refused.push({
        line,
        id: style_number,
        errors: Object.fromEntries(eans.slice(0, 20).map((ean) => [`ean ${ean}`, ['validation.taken']])),
      });
    }
    await client.query(`
      delete from import_option o where not exists (select from import_style s where s.style_number = o.style_number);
      delete from import_variant v where not exists (select from import_style s where s.style_number = v.style_number)`);
  }
}

const expandPrices = `
  create temp table import_price as
    select market.key as market, o.product_id,
      coalesce(nullif((p->>'from')::timestamptz, to_timestamp(0)), $1::timestamptz) as valid_from,
      (p->>'from')::timestamptz = to_timestamp(0) as is_undated,
      (p->>'list')::bigint as list, coalesce(p->>'sales', p->>'list')::bigint as sales, (p->>'member')::bigint as member
    from import_option o, jsonb_each(o.prices) as market, jsonb_array_elements(market.value) as p`;

const expandStock = `
  create temp table import_stock as
    select v.id as variant_id, 'warehouse' as kind, place.key as location_id, place.value::integer as quantity
    from import_variant v, jsonb_each_text(v.doc->'stock'->'warehouses') as place
    union all
    select v.id, 'store', place.key, place.value::integer from import_variant v, jsonb_each_text(v.doc->'stock'->'stores') as place;
  analyze import_price; analyze import_stock; analyze import_style (style_number)`;
