import { createHmac, randomUUID } from 'node:crypto';
import type { EventBatch } from '@selvedge/contract/analytics-collect.ts';
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
  { consent, session, visitor, events }: EventBatch,
  from: { collector: Collector; caller: Caller },
): undefined {
  const { collector, caller } = from;
  const market = getMarketOf(ctx);
  const drop = (outcome: 'refused' | 'bot' | 'sampled' | 'full') => collector.count(outcome, events.length);
  collector.limit(ctx.address, ctx.now);
  if (!consent) return drop('refused');
  if (isBot(caller)) return drop('bot');
  const { analyticsSample } = ctx.content.byMarket.get(market.id)!.featureToggles;
  if (!isSampled(session, analyticsSample)) return drop('sampled');
  const batch = {
    id: randomUUID(),
    market,
    at: ctx.now,
    visit: visitNumber(session, { day: utcDay(ctx.now), secret: caller.secret }),
    weight: 100 / sampledShare(analyticsSample),
    visitor,
    events,
  };
  return collector.buffer.add(batch, caller.bytes) ? collector.count('taken', events.length) : drop('full');
}

/** Another one every day, and not to be turned back into the number that the browser holds. */
function visitNumber(session: string, { day, secret }: { day: string; secret: string }): bigint {
  return createHmac('sha256', secret).update(`visit ${day} ${session}`).digest().readBigInt64BE();
}
