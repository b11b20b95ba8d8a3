import { withClosed } from '@selvedge/api/published/with-closed.ts';
import type { FastifyInstance } from 'fastify';

/** So many products of all markets together fit into memory for good. */
const most = 500_000;
const pauseMs = 100;

/**
 * Lays out the goods of every market that this process answers for while nobody waits for them, so that a product's page can name the same product in all of them.
 * A shop with more goods lays out what is visited.
 */
export function layOutMarkets({ shop, log }: FastifyInstance): { stop(): Promise<void> } {
  const stopping = new AbortController();
  layOut(shop, stopping.signal).catch((error) => log.warn(error, 'the goods of a market could not be laid out ahead'));
  return { stop: async () => stopping.abort() };
}

async function layOut({ content, catalogue, clock, config }: FastifyInstance['shop'], signal: AbortSignal): Promise<void> {
  const all = [...withClosed(content()).byMarket.values()];
  const own = config.markets?.length ? all.filter(({ market }) => config.markets?.includes(market.id)) : all;
  for (const { market } of own) {
    if (signal.aborted || catalogue().structure.count * own.length > most) return;
    await catalogue().market(market, clock());
    await new Promise((done) => setTimeout(done, pauseMs).unref());
  }
}
