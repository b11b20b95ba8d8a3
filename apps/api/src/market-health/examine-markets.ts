import type { MarketHealth } from '@selvedge/contract/studio/market-health.ts';
import { examineMarket } from '@selvedge/domain/market-health/examine-market.ts';
import { type Examined, gatherFacts } from './gather-facts.ts';

/** Every market, the one that most shoppers see first. */
export async function examineMarkets(examined: Examined): Promise<MarketHealth[]> {
  return (await gatherFacts(examined)).map(examineMarket);
}
