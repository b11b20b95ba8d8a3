import { createHmac, randomUUID } from 'node:crypto';
import type { RunningTest } from '@selvedge/contract/ab-test.ts';
import type { EventBatch } from '@selvedge/contract/analytics-collect.ts';
import { assignArm } from '@selvedge/domain/ab-test/assign-arm.ts';
import { isSampled, sampledShare } from '@selvedge/domain/analytics/sample-visits.ts';
import { utcDay } from '@selvedge/domain/date/utc-day.ts';
import { getMarketOf } from '../catalogue/market-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { Collector } from './create-collector.ts';
import { isBot } from './is-bot.ts';

export type Caller = { userAgent: string | undefined; purpose: string | undefined; bytes: number; secret: string };

/** Takes a batch into memory and answers: nobody who shops waits for what is counted about them. Without consent nothing is taken. */
export function collectEvents(
  ctx: Ctx,
  { consent, session, visitor, test, events }: EventBatch,
  from: { collector: Collector; caller: Caller },
): undefined {
  const { collector, caller } = from;
  const market = getMarketOf(ctx);
  const drop = (outcome: 'refused' | 'bot' | 'sampled' | 'full') => collector.count(outcome, events.length);
  collector.limit(ctx.address, ctx.now);
  if (!consent) return drop('refused');
  if (isBot(caller)) return drop('bot');
  const { featureToggles, test: running } = ctx.content.byMarket.get(market.id)!;
  const { analyticsSample } = featureToggles;
  const part = visitor && test && test.id === running?.id && { ...test, ...partIn(running, { visitor, secret: caller.secret }) };
  if (!isSampled(session, analyticsSample)) return drop('sampled');
  const batch = {
    id: randomUUID(),
    market,
    at: ctx.now,
    visit: visitNumber(session, { day: utcDay(ctx.now), secret: caller.secret }),
    weight: 100 / sampledShare(analyticsSample),
    visitor,
    ...(part && { test: part }),
    events,
  };
  return collector.buffer.add(batch, caller.bytes) ? collector.count('taken', events.length) : drop('full');
}

/** The arm that a browser has by its number, whatever it says, and a name for it in this test alone. */
function partIn({ id, share }: RunningTest, { visitor, secret }: { visitor: string; secret: string }) {
  const subject = createHmac('sha256', secret).update(`test ${id} ${visitor}`).digest().readBigInt64BE();
  return { arm: assignArm({ test: id, visitor, share }), subject: String(subject) };
}

/** Another one every day, and not to be turned back into the number that the browser holds. */
function visitNumber(session: string, { day, secret }: { day: string; secret: string }): bigint {
  return createHmac('sha256', secret).update(`visit ${day} ${session}`).digest().readBigInt64BE();
}
