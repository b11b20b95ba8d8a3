import { type Client, createClient } from '@selvedge/contract/client.ts';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { importAssortment } from '../assortment/import/import-assortment.ts';
import { document } from '../content/tables.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { testApp } from '../harness/test-app.ts';
import { fixtureNow, shopLines } from './assortment.fixture.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { rewardProductTable } from './tables.ts';

export const catalog = { catalog: 'en-gb' };

/** A shop with the small assortment, asked by its own client. */
export async function openCatalogue(): Promise<{ app: FastifyInstance; api: Client }> {
  await emptyTables();
  const { db, pool } = await testDb();
  const report = await importAssortment(pool, records(shopLines), { now: fixtureNow, who: 'test', file: 'shop.jsonl' });
  expect(report.refused).toEqual([]);
  await db.insert(rewardProductTable).values([
    { promotionId: 'p1', rewardId: 'r1', productId: '200_black_1' },
    { promotionId: 'p1', rewardId: 'r1', productId: '100_red_2', position: 1 },
    { promotionId: 'p2', rewardId: 'r1', productId: '100_red_2', promocode: 'RIB' },
  ]);
  const redirects = [{ term: 'returns', target: '/returns', status: 301 }];
  await db.insert(document).values({ market: '*', name: 'search-redirects', content: redirects });
  const snapshot = await loadCatalogue(db, { now: fixtureNow });
  const app = await testApp({ catalogue: () => snapshot });
  return { app, api: createClient({ apiBase: '', fetch: send(app) }) };
}

export const records = (lines: readonly unknown[]) => lines.map((value, index) => ({ line: index + 1, lines: 1, value }));

/** The shop's own client, over the app instead of a network; what it sends and gets is checked against the contract. */
function send(to: FastifyInstance): typeof fetch {
  return async (url, init) => {
    const { body, statusCode } = await to.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url: String(url),
      headers: init?.headers as Record<string, string>,
      ...(init?.body !== undefined && init.body !== null && { payload: init.body as string }),
    });
    return new Response(statusCode === 204 ? null : body, { status: statusCode });
  };
}
