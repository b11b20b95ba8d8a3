import { ShopError } from '@selvedge/contract/error.ts';
import type { ChangeItem, ItemState } from '@selvedge/contract/studio/changes.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../shop/ctx.ts';
import { readField } from './fields.ts';
import { showPriceValue } from './show-price-value.ts';

export type ListItems = { id: string; state?: ItemState | undefined; warning?: string | undefined; after: string; limit: number };
type Row = ChangeItem & { product_id: string };

/** Before and after, a page at a time in the order of the products. */
export async function listItems({ db, content }: Ctx, asked: ListItems): Promise<{ items: ChangeItem[]; next?: string }> {
  const { id, state, warning, limit } = asked;
  const { rowCount } = await db.execute(sql`select from change_set where id = ${id}::uuid`);
  if (rowCount === 0) throw new ShopError('not_found');
  const [product = '', field = ''] = asked.after.split(' ');
  const { rows } = await db.execute<Row>(sql`
    select i.product_id, i.field, i.before, i.after, i.warnings, i.state, coalesce(t.name, i.product_id) as name
    from change_item i left join product p on p.id = i.product_id
      left join style_text t on t.style_number = p.style_number and t.language = 'en'
    where i.set_id = ${id}::uuid and (i.product_id, i.field) > (${product}, ${field})
      ${state ? sql`and i.state = ${state}` : sql``} ${warning ? sql`and i.warnings @> array[${warning}]::text[]` : sql``}
    order by i.product_id, i.field limit ${limit + 1}`);
  const decimals = new Map(content.markets.map((market) => [market.id, market.decimals]));
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map(({ product_id, before, after, ...row }) => ({
      ...{ ...row, productId: product_id },
      ...showSides({ field: row.field, before, after }, decimals),
    })),
    ...(last && { next: `${last.product_id} ${last.field}` }),
  };
}

export function showSides(
  { field: name, before, after }: { field: string; before: unknown; after: unknown },
  decimals: ReadonlyMap<string, number>,
): { before: unknown; after: unknown } {
  const field = readField(name);
  if (field.kind !== 'price') return { before, after };
  const digits = decimals.get(field.market) ?? 2;
  return { before: showPriceValue(before, digits) ?? null, after: showPriceValue(after, digits) ?? null };
}
