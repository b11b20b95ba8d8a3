import { setTimeout as wait } from 'node:timers/promises';
import { withClosed } from '@selvedge/api/published/with-closed.ts';
import type { FastifyInstance } from 'fastify';
import { collectGarbage } from './collect-garbage.ts';

/** So many products of all markets together fit into memory for good. */
const most = 500_000;
/** Between two markets, and the longest wait for visitors. A market that somebody asks for is laid out at once, by their request. */
const pauseMs = 20;
const longestPauseMs = 1_000;

/**
 * Lays out the goods of every market that this process answers for while nobody waits for them, so that a product's page can name the same product in all of them.
 * A shop with more goods lays out what is visited.
 */
export function layOutMarkets({ shop, log }: FastifyInstance, isBusy: () => Promise<boolean>): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  layOut(shop, { isBusy, signal })
    .then(() => collectGarbage({ isBusy, signal }))
    .catch((error) => log.warn(error, 'the goods of a market could not be laid out ahead'));
  return { stop: async () => stopping.abort() };
}

type Beside = { isBusy: () => Promise<boolean>; signal: AbortSignal };

async function layOut({ content, catalogue, clock, config }: FastifyInstance['shop'], { isBusy, signal }: Beside): Promise<void> {
  const all = [...withClosed(content()).byMarket.values()];
  const own = config.markets?.length ? all.filter(({ market }) => config.markets?.includes(market.id)) : all;
  for (const { market } of own) {
    if (signal.aborted || catalogue().structure.count * own.length > most) return;
    await catalogue().market(market, clock());
    await wait(pauseMs, undefined, { ref: false });
    // Whoever is being answered has the whole process: work in turns would take each of them twice as long.
    for (let waited = pauseMs; waited < longestPauseMs && (await isBusy()); waited += pauseMs)
      await wait(pauseMs, undefined, { ref: false });
  }
}
