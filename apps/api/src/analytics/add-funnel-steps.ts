import { type CollectedEventName, type FunnelStep, funnelSteps } from '@selvedge/contract/analytics-collect.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

const stepOf: Partial<Record<CollectedEventName, FunnelStep>> = {
  view_item: 'product',
  add_to_cart: 'basket',
  begin_checkout: 'checkout',
  add_payment_info: 'payment',
  purchase: 'purchase',
};

const bitOf = (step: FunnelStep): number => 1 << funnelSteps.indexOf(step);
const bits = sql.raw(
  `case name ${Object.entries(stepOf)
    .map(([name, step]) => `when '${name}' then ${bitOf('visit') | bitOf(step)}`)
    .join(' ')} else ${bitOf('visit')} end`,
);
const steps = sql.raw(`(values ${funnelSteps.map((step) => `('${step}', ${bitOf(step)})`).join(', ')}) as step (name, bit)`);

/**
 * Counts each visit once for each step that it reached, in whichever roll-up it did. What a visit had reached before is read as it was
 * when the statement began, so that noting and counting can't miss each other.
 */
export async function addFunnelSteps(tx: Db): Promise<void> {
  await tx.execute(sql`
    with reached as (
      select day, market, visit, bit_or(${bits}) as steps, max(weight) as weight from taken_event group by day, market, visit
    ), noted as (
      insert into analytics_visit as known (day, market, visit, steps) select day, market, visit, steps from reached
      on conflict (day, market, visit) do update set steps = known.steps | excluded.steps
    ), fresh as (
      select reached.day, reached.market, reached.weight, reached.steps & ~coalesce(known.steps::int, 0) as steps
      from reached left join analytics_visit known
        on known.day = reached.day and known.market = reached.market and known.visit = reached.visit
    )
    insert into analytics_funnel_day as known (day, market, step, visits)
    select day, market, step.name, sum(weight) from fresh join ${steps} on fresh.steps & step.bit <> 0 group by day, market, step.name
    on conflict (day, market, step) do update set visits = known.visits + excluded.visits`);
}
