import type { FiguresQuery } from '@selvedge/contract/studio/figures-sales.ts';
import { comparedPeriod, type Period } from '@selvedge/domain/figures/period.ts';
import { type Bounds, comparedBounds, periodBounds } from '@selvedge/domain/figures/period-bounds.ts';
import { type SQL, sql } from 'drizzle-orm';
import { timeZoneOf } from '../published/time-zone-of.ts';
import type { Ctx } from '../shop/ctx.ts';

/** A market with the time that is looked at, by the clock that counts for it. */
export type AskedMarket = Bounds & { market: string; zone: string };
export type AskedTime = { period: Period; markets: readonly AskedMarket[] };
export type Asked = {
  now: AskedTime;
  before: AskedTime | undefined;
  /** Whose orders the caller may count; none: all of them. */
  stores: readonly string[];
};

/** Which time of which markets the caller looks at, and with what it is compared. */
export async function readAsked(ctx: Ctx, { from, to, compare, markets, zone }: FiguresQuery): Promise<Asked> {
  const period = { from, to };
  const compared = compare === 'none' ? undefined : comparedPeriod(period, compare);
  const known = await listMarkets(ctx);
  const wanted = new Set(markets?.split(','));
  const asked = known.filter((market) => wanted.size === 0 || wanted.has(market));
  const zones = asked.map((market) => ({ market, zone: zone ?? timeZoneOf(ctx.content, market) }));
  const before = compared && {
    period: compared,
    markets: zones.map((each) => ({ ...each, ...comparedBounds({ period, compared, timeZone: each.zone, now: ctx.now }) })),
  };
  return {
    now: { period, markets: zones.map((each) => ({ ...each, ...periodBounds(period, each.zone) })) },
    before,
    stores: ctx.session?.kind === 'staff' ? ctx.session.stores : [],
  };
}

/** The markets that there are, and those of which only orders are left: without them a sum would not be what the books say. */
async function listMarkets({ db, content }: Ctx): Promise<string[]> {
  const { rows } = await db.execute<{ market: string }>(sql`select market from order_counter`);
  return [...new Set([...content.byMarket.keys(), ...content.closed.keys(), ...rows.map(({ market }) => market)])].toSorted();
}

/** The same as rows of a query: `m (market, zone, since, until)`. */
export function asTable(markets: readonly AskedMarket[]): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(markets)}::jsonb) as m (market text, zone text, since timestamptz, until timestamptz)`;
}

/** Of who is bound to stores: only orders with a piece of theirs. */
export function ofStores(stores: readonly string[]): SQL {
  if (stores.length === 0) return sql`true`;
  return sql`exists (select from order_origin g where g.order_id = o.id and g.kind = 'store' and g.location_id = any(${sql.param(stores)}::text[]))`;
}
