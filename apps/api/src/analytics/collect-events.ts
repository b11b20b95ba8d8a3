import { getMarketOf } from '../catalogue/market-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { Collector } from './create-collector.ts';
import { isBot } from './is-bot.ts';

type Caller = Parameters<typeof isBot>[0];

/** Hands a batch to its reader and answers: nobody who shops waits for what is counted about them. */
export function collectEvents(ctx: Ctx, body: string, { collector, caller }: { collector: Collector; caller: Caller }): undefined {
  const market = getMarketOf(ctx);
  collector.limit(ctx.address, ctx.now);
  const { featureToggles, test } = ctx.content.byMarket.get(market.id)!;
  collector.reader.read({
    ...{ body, market: market.id, at: ctx.now, isBot: isBot(caller) },
    ...{ sample: featureToggles.analyticsSample, running: test },
  });
}
