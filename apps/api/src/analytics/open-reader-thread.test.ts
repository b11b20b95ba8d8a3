import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyTables, testDb } from '../db/test-database.ts';
import { testNow } from '../harness/test-app.ts';
import { addStyles } from './analytics.fixture.ts';
import type { EventReader } from './event-reader.ts';
import { openReaderThread } from './open-reader-thread.ts';
import { rollUp } from './roll-up.ts';
import { analyticsBatchTable, analyticsProductDayTable } from './tables.ts';

let counts: Record<string, number>;
let errors: unknown[];
let reader: EventReader;

async function open(given: { url?: string } = {}): Promise<EventReader> {
  const { url } = await testDb();
  return openReaderThread({
    ...{ url, secret: 'a secret', ...given },
    onCount(outcome, events) {
      counts[outcome] = (counts[outcome] ?? 0) + events;
    },
    onError: (error) => void errors.push(error),
  });
}

const viewed = { name: 'view_item', page: 'productPage', products: [{ id: '1_black_1' }, { id: 'invented' }] };

function batch(given: object = {}) {
  const body = JSON.stringify({ consent: true, session: randomUUID(), events: [viewed], ...given });
  return { body, market: 'hu-HU', at: testNow, isBot: false, sample: 100, running: undefined };
}

beforeEach(async () => {
  await emptyTables();
  [counts, errors] = [{}, []];
  reader = await open();
});
afterEach(() => reader.close().catch(() => {}));

test('what the thread was given is read, written with its own connection, and told', async () => {
  const { db } = await testDb();
  await addStyles(db);
  for (const each of [batch(), batch({ consent: false }), { ...batch(), body: 'no JSON' }, { ...batch(), isBot: true }]) reader.read(each);
  await reader.flush();
  expect(counts).toEqual({ taken: 1, refused: 1, invalid: 1, bot: 1 });
  await rollUp(db);
  expect(await db.select().from(analyticsProductDayTable)).toMatchObject([{ market: 'hu-HU', style: '1', views: 1 }]);
});

test('what was taken is written before the shop ends', async () => {
  for (let at = 0; at < 20; at++) reader.read(batch());
  await reader.close();
  const { db } = await testDb();
  expect(await db.select().from(analyticsBatchTable)).toHaveLength(20);
  expect(counts).toEqual({ taken: 20 });
});

test('a reader that nothing was given to has no thread to wait for', async () => {
  await (await open({ url: 'postgres://nobody@127.0.0.1:1/nothing' })).close();
});

test('what the thread has not come to is bounded: beyond that nobody is told that it was taken', async () => {
  const large = { ...batch(), body: batch().body.padEnd(65_536) };
  for (let at = 0; at < 256; at++) reader.read(large);
  expect(() => reader.read(batch())).toThrow('unavailable');
  await reader.flush();
  expect(() => reader.read(batch())).not.toThrow();
});

test('a thread that died is replaced with the next batch, and whoever waits for it hears so', async () => {
  const { url } = await testDb();
  const broken = await open({ url: url.replace(/\/[^/?]+(?=\?|$)/, '/no_such_database') });
  broken.read(batch());
  await expect(broken.flush()).rejects.toThrow('has ended');
  expect(errors).toHaveLength(1);
  broken.read(batch());
  await expect(broken.flush()).rejects.toThrow('has ended');
  expect(errors).toHaveLength(2);
});
