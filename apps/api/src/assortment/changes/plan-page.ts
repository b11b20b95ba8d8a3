import type { BulkAction } from '@selvedge/contract/studio/changes.ts';
import { changePrice, type PriceChange } from '@selvedge/domain/catalogue/change-price.ts';
import type { PriceRow } from '@selvedge/domain/catalogue/price-from-history.ts';
import { plannedRows, rowAt } from '@selvedge/domain/catalogue/price-plan.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { readPriceRows } from '../products/read-price-rows.ts';
import { priceField } from './fields.ts';
import { selectionWhere } from './selection-where.ts';
import type { ChangeItemRow, ChangeSetRow } from './tables.ts';

export const planSize = 250;

type NewItem = Pick<ChangeItemRow, 'productId' | 'field' | 'before' | 'after' | 'warnings' | 'state'>;

/** Works out the next products of a bulk edit, as if it were the moment at which it was asked for. Answers those it looked at. */
export async function planPage(tx: Db, set: ChangeSetRow): Promise<string[]> {
  const { action, selection } = set.asked;
  if (!action || !selection) return [];
  const { rows } = await tx.execute<{ id: string }>(sql`
    select f.product_id as id from product_find f
    where ${selectionWhere(selection, set.at)} and f.product_id > ${set.reached} order by f.product_id limit ${planSize}`);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return ids;
  const items = await planItems(tx, { ids, action, at: set.at });
  await tx.execute(sql`
    insert into change_item (set_id, product_id, field, before, after, warnings, state)
    select ${set.id}::uuid, r."productId", r.field, coalesce(r.before, 'null'), r.after, array(select jsonb_array_elements_text(r.warnings)), r.state
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as r ("productId" text, field text, before jsonb, after jsonb, warnings jsonb, state text)
    on conflict do nothing`);
  return ids;
}

type PlanItems = { ids: readonly string[]; action: BulkAction; at: Date };

function planItems(tx: Db, { ids, action, at }: PlanItems): Promise<NewItem[]> {
  if ('markets' in action) return planPrices(tx, ids, action, at);
  return action.kind === 'leave' ? planLeaving(tx, ids, new Date(action.from ?? at)) : planKeys(tx, ids, action);
}

/** What has left already, or leaves before, stays as it is. */
async function planLeaving(tx: Db, ids: readonly string[], from: Date): Promise<NewItem[]> {
  const { rows } = await tx.execute<{ id: string; leaves: string | null }>(
    sql`select id, coalesce(withdrawn_at, leaves_at) as leaves from product where id = any(${sql.param([...ids])}::text[])`,
  );
  return rows.map(({ id, leaves }): NewItem => {
    const before = leaves === null ? null : new Date(leaves).toISOString();
    const isLeft = before !== null && new Date(before) <= from;
    return {
      ...{ productId: id, field: 'leavesAt', before, after: from.toISOString() },
      ...(isLeft ? { warnings: ['leaves_before'], state: 'empty' } : { warnings: [], state: 'planned' }),
    };
  });
}

type PriceAction = Extract<BulkAction, { markets: string[] }>;

async function planPrices(tx: Db, ids: readonly string[], action: PriceAction, at: Date): Promise<NewItem[]> {
  const { rows: markets } = await tx.execute<{ id: string; currency: string; decimals: number }>(
    sql`select id, currency, decimals from market where id = any(${sql.param(action.markets)}::text[]) order by id`,
  );
  const prices = await readPriceRows(tx, { products: ids, markets: action.markets });
  const from = action.from === undefined ? null : Date.parse(action.from);
  const until = 'until' in action && action.until !== undefined ? Date.parse(action.until) : undefined;
  return ids.flatMap((productId) =>
    markets.map((market): NewItem => {
      const rows = prices.get(`${productId} ${market.id}`) ?? [];
      const now = at.getTime();
      const { after, price, warnings } = changePrice({ rows, change: changeOf(action), from, until, market, now });
      const start = Math.max(from ?? now, now);
      return {
        ...{ productId, field: priceField(market.id), warnings, state: after ? 'planned' : 'empty' },
        before: { plan: plannedRows(rows, now), price: priceOf(rowAt(rows, start)) },
        after: { plan: after ?? [], price, from: from !== null && from > now ? from : null },
      };
    }),
  );
}

function changeOf(action: PriceAction): PriceChange {
  if (action.kind === 'end') return { kind: 'end' };
  if (action.kind === 'member') return { kind: 'member', percent: action.percent, rounding: action.rounding };
  return { kind: 'markdown', percent: action.percent, basis: action.basis, rounding: action.rounding };
}

function priceOf(row: PriceRow | undefined): Omit<PriceRow, 'validFrom'> | undefined {
  return row && { list: row.list, sales: row.sales, member: row.member };
}

type KeyAction = Extract<BulkAction, { kind: 'badges' | 'tags' }>;

async function planKeys(tx: Db, ids: readonly string[], { kind, add, remove }: KeyAction): Promise<NewItem[]> {
  const { rows } = await tx.execute<{ id: string; keys: string[] }>(
    sql`select id, ${sql.identifier(kind)} as keys from product where id = any(${sql.param([...ids])}::text[])`,
  );
  const most = kind === 'badges' ? 20 : 100;
  return rows.map(({ id, keys }): NewItem => {
    const after = [...new Set([...keys.filter((key) => !remove.includes(key)), ...add])];
    const isOther = after.length !== keys.length || after.some((key) => !keys.includes(key));
    const warnings = isOther ? (after.length > most ? ['too_many'] : []) : ['same'];
    const state = warnings.length > 0 ? 'empty' : 'planned';
    return { productId: id, field: kind, before: keys, after, warnings, state };
  });
}
