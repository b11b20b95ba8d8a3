import { type FunnelStep, funnelSteps } from '@selvedge/contract/analytics-collect.ts';
import type { FiguresFunnel } from '@selvedge/contract/studio/figures-answers.ts';
import type { FiguresQuery } from '@selvedge/contract/studio/figures-sales.ts';
import { bucketAt, bucketUnit, listBuckets } from '@selvedge/domain/figures/buckets.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../shop/ctx.ts';
import { type AskedTime, readAsked } from './read-asked.ts';
import { refuseBoundToStores } from './refuse-bound-to-stores.ts';

type Row = { day: string; market: string; step: FunnelStep; visits: number };

/** How far visits came. Counted by days in Greenwich and of visitors who agreed: shares are right, totals are lower than what happened. */
export async function showFunnel(ctx: Ctx, query: FiguresQuery): Promise<FiguresFunnel> {
  refuseBoundToStores(ctx);
  const { now, before } = await readAsked(ctx, query);
  const rows = await listVisits(ctx, now);
  const rowsBefore = before ? await listVisits(ctx, before) : [];
  const { period } = now;
  const asked = bucketUnit(period);
  const unit = asked === 'hour' ? 'day' : asked;
  const visits = (of: readonly Row[], step: FunnelStep) => of.reduce((sum, row) => sum + (row.step === step ? row.visits : 0), 0);
  const reached = (of: readonly Row[]) => ({ visits: visits(of, 'visit'), purchases: visits(of, 'purchase') });
  const at = (of: readonly Row[], from: string, place: number) =>
    of.filter(({ day }) => bucketAt(day, { from, to: period.to }, unit) === place);
  const markets = [...new Set([...rows, ...rowsBefore].map(({ market }) => market))].toSorted();
  return {
    ...{ unit, period },
    ...(before && { compared: before.period }),
    steps: funnelSteps.map((step) => ({ step, visits: visits(rows, step), ...(before && { before: visits(rowsBefore, step) }) })),
    points: listBuckets(period, unit).map((name, place) => ({
      at: name,
      ...(name <= ctx.now.toISOString() && { now: reached(at(rows, period.from, place)) }),
      ...(before && { before: reached(at(rowsBefore, before.period.from, place)) }),
    })),
    markets: markets.map((market) => ({
      market,
      now: reached(rows.filter((row) => row.market === market)),
      ...(before && { before: reached(rowsBefore.filter((row) => row.market === market)) }),
    })),
  };
}

async function listVisits({ db }: Ctx, { period, markets }: AskedTime): Promise<Row[]> {
  const ids = markets.map(({ market }) => market);
  const { rows } = await db.execute<Row>(sql`
    select day::text as day, market, step, visits::int as visits from analytics_funnel_day
    where day between ${period.from}::date and ${period.to}::date and market = any(${sql.param(ids)}::text[])`);
  return rows;
}
