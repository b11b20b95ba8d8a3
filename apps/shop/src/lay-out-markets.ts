import { setTimeout as wait } from 'node:timers/promises';
import { isSearchable, makeSearchable } from '@selvedge/api/catalogue/make-searchable.ts';
import { dropFreeBuffers } from '@selvedge/api/http/lend-buffer.ts';
import type { MarketContent } from '@selvedge/api/published/content-snapshot.ts';
import { withClosed } from '@selvedge/api/published/with-closed.ts';
import type { FastifyInstance } from 'fastify';
import { collectAfterLoads, collectGarbage } from './collect-garbage.ts';
import { readAhead, type StaticFiles } from './read-static-files.ts';
import { dropPooledBuffers } from './to-bytes.ts';

/** So many products of all markets together fit into memory for good. */
const most = 500_000;
/** Before each market until nobody has been answered so often in a row, or so long. A market that somebody asks for is laid out at once, by their request. */
const pauseMs = 20;
const quietPauses = 3;
const longestPauseMs = 1_000;

/**
 * Lays out the goods of every market that this process answers for while nobody waits for them, so that a product's page can name the same product in all of them,
 * and then the words of each language, for the first search. A shop with more goods lays out what is visited.
 */
export function layOutMarkets({ shop, log }: FastifyInstance, { files, ...how }: Ahead): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  layOut(shop, { ...how, signal })
    .then(() => readAhead(files, signal))
    .then(() => collectGarbage({ isBusy: how.isBusy, signal }))
    .then(() => collectAfterLoads({ isBusy: how.isBusy, signal, dropUnused }))
    .catch((error) => log.warn(error, 'the goods of a market or the files of the shop could not be read ahead'));
  return { stop: async () => stopping.abort() };
}

function dropUnused(): void {
  dropFreeBuffers();
  dropPooledBuffers();
}

type How = { isBusy: () => Promise<boolean>; searchesElsewhere: boolean };
/** `files` are read when all markets are there, and what all of that has left is collected. */
type Ahead = How & { files: StaticFiles };
type Beside = How & { signal: AbortSignal };

async function layOut(
  { content, catalogue, clock, config }: FastifyInstance['shop'],
  { isBusy, searchesElsewhere, signal }: Beside,
): Promise<void> {
  const all = [...withClosed(content()).byMarket.values()];
  const own = config.markets?.length ? all.filter(({ market }) => config.markets?.includes(market.id)) : all;
  for (const { market } of own) {
    if (signal.aborted || catalogue().structure.count * own.length > most) return;
    await untilQuiet(isBusy);
    await catalogue().market(market, clock());
    await untilQuiet(isBusy);
    writeTexts(withClosed(content()).byMarket.get(market.id));
  }
  // After the goods of all of them: fewer visitors search than look. An engine has words of its own.
  if (searchesElsewhere) return;
  for (const { market } of own) {
    const goods = await catalogue().market(market, clock());
    if (signal.aborted) return;
    if (isSearchable(goods)) continue;
    await untilQuiet(isBusy);
    await makeSearchable(goods);
  }
}

/** Its texts and menus are put together by whoever looks at them first, who would be the market's first visitor. */
function writeTexts(of: MarketContent | undefined): void {
  void of?.navigation;
}

/** Whoever is being answered has the whole process: work in turns would take each of them twice as long. */
async function untilQuiet(isBusy: () => Promise<boolean>): Promise<void> {
  let quiet = 0;
  for (let waited = 0; waited < longestPauseMs && quiet < quietPauses; waited += pauseMs) {
    await wait(pauseMs, undefined, { ref: false });
    quiet = (await isBusy()) ? 0 : quiet + 1;
  }
}
