import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyTables, testDb } from '../db/test-database.ts';
import { AwayError } from './away-error.ts';
import { nextDue } from './next-due.ts';
import { type OutboxMessage, relayOutbox } from './relay-outbox.ts';
import { startOutbox } from './start-outbox.ts';
import { outboxTable } from './tables.ts';
import { writeOutbox } from './write-outbox.ts';

const quiet = { warn() {}, error() {} };
const now = new Date('2026-11-15T10:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

beforeEach(emptyTables);

async function write(topic: string, payload: unknown = {}): Promise<void> {
  const { db } = await testDb();
  await db.transaction((tx) => writeOutbox(tx, { topic, payload, now }));
}

test('a message is delivered once and then rests', async () => {
  const { db } = await testDb();
  const seen: unknown[] = [];
  const handlers = { greeting: async (message: OutboxMessage) => void seen.push(message.payload) };
  await write('greeting', { to: 'Ada' });
  expect(await relayOutbox({ db, handlers, now, log: quiet })).toBe(1);
  expect(await relayOutbox({ db, handlers, now: later(3600), log: quiet })).toBe(0);
  expect(seen).toEqual([{ to: 'Ada' }]);
});

test('a message of a transaction that failed does not exist', async () => {
  const { db } = await testDb();
  const failing = db.transaction(async (tx) => {
    await writeOutbox(tx, { topic: 'greeting', payload: {}, now });
    throw new Error('payment refused');
  });
  await expect(failing).rejects.toThrow('payment refused');
  expect(await db.select().from(outboxTable)).toEqual([]);
});

test('two relays at once share the messages and deliver none twice', async () => {
  const { db } = await testDb();
  const seen: number[] = [];
  const handlers = { greeting: async (message: OutboxMessage) => void seen.push(message.id) };
  for (let index = 0; index < 30; index++) await write('greeting');
  await Promise.all([1, 2, 3, 4].map(() => relayOutbox({ db, handlers, now, log: quiet })));
  expect(seen).toHaveLength(30);
  expect(new Set(seen).size).toBe(30);
});

test('a process that dies between delivering and noting it delivers again when its lease is over', async () => {
  const { db } = await testDb();
  let calls = 0;
  await write('greeting');
  const dying = { greeting: () => new Promise<void>(() => void calls++) };
  void relayOutbox({ db, handlers: dying, now, log: quiet });
  await vi.waitFor(() => expect(calls).toBe(1));
  const handlers = { greeting: async () => void calls++ };
  expect(await relayOutbox({ db, handlers, now: later(5), log: quiet })).toBe(0);
  expect(await relayOutbox({ db, handlers, now: later(9), log: quiet })).toBe(1);
  expect(calls).toBe(2);
});

test('a process that is only slow keeps its messages, however long they take', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  try {
    const { db } = await testDb();
    let finish = () => {};
    let calls = 0;
    await write('greeting');
    const slow = { greeting: () => new Promise<void>((resolve) => (finish = resolve)) };
    const relaying = relayOutbox({ db, handlers: slow, now, log: quiet });
    const dueAt = async () => (await db.select().from(outboxTable).orderBy(outboxTable.id))[0]!.dueAt.getTime();
    await vi.waitFor(async () => expect(await dueAt()).toBeGreaterThan(now.getTime()));
    const leased = await dueAt();
    vi.advanceTimersByTime(30_000);
    await vi.waitFor(async () => expect(await dueAt()).toBe(leased + 30_000));
    const handlers = { greeting: async () => void calls++ };
    expect(await relayOutbox({ db, handlers, now: later(31), log: quiet })).toBe(0);
    finish();
    await relaying;
    expect(calls).toBe(0);
    expect((await db.select().from(outboxTable).orderBy(outboxTable.id))[0]!.deliveredAt).not.toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('a message that fails is tried more and more slowly, then kept among the dead with its last error', async () => {
  const { db } = await testDb();
  let calls = 0;
  const handlers = {
    greeting: async () => {
      calls++;
      throw new Error('no answer for ada@example.com');
    },
  };
  await write('greeting');
  for (let attempt = 0; attempt < 15; attempt++) await relayOutbox({ db, handlers, now: later(attempt * 4000), log: quiet });
  const [row] = await db.select().from(outboxTable).where(eq(outboxTable.topic, 'greeting')).orderBy(outboxTable.id);
  expect(calls).toBe(10);
  expect(row?.deadAt).not.toBeNull();
  expect(row?.lastError).toBe('no answer for [email]');
});

const hours = (count: number) => later(count * 3600);

test('a message whose receiver is away for days is not given up, and is not asked for all the time', async () => {
  const { db } = await testDb();
  let calls = 0;
  let isBack = false;
  const handlers = {
    greeting: async () => {
      calls++;
      if (!isBack) throw new AwayError('connect ECONNREFUSED', { scope: 'service' });
    },
  };
  await write('greeting');
  let at = now;
  while (at < hours(24)) {
    await relayOutbox({ db, handlers, now: at, log: quiet });
    const { at: due } = await nextDue(db, ['greeting']);
    expect(due!.getTime() - at.getTime()).toBeLessThanOrEqual(301_000);
    at = due!;
  }
  expect(calls).toBeGreaterThan(200);
  expect(calls).toBeLessThan(400);
  expect((await nextDue(db, ['greeting'])).failingSince).toEqual(now);
  isBack = true;
  expect(await relayOutbox({ db, handlers, now: at, log: quiet })).toBe(1);
  expect(await nextDue(db, ['greeting'])).toEqual({});
});

test('whoever is away is asked once for all that waits, and a stranger to it is not held up', async () => {
  const { db } = await testDb();
  const asked: unknown[] = [];
  const handlers = {
    greeting: async ({ payload }: OutboxMessage) => {
      asked.push(payload);
      throw new AwayError('timeout', { scope: 'service' });
    },
    other: async ({ payload }: OutboxMessage) => void asked.push(payload),
  };
  for (const each of [1, 2, 3]) await write('greeting', each);
  await write('other', 'o');
  expect(await relayOutbox({ db, handlers, now, log: quiet })).toBe(4);
  expect(asked).toEqual([1, 'o']);
  expect(await db.select({ attempts: outboxTable.attempts }).from(outboxTable).where(eq(outboxTable.topic, 'greeting'))).toEqual([
    { attempts: 0 },
    { attempts: 0 },
    { attempts: 0 },
  ]);
  await relayOutbox({ db, handlers, now: later(10), log: quiet });
  expect(asked.slice(2)).toEqual([1]);
});

test('a message that is not wanted just now does not hold up the next, and is given up after five days', async () => {
  const { db } = await testDb();
  const seen: unknown[] = [];
  const handlers = {
    greeting: async ({ payload }: OutboxMessage) => {
      if (payload === 1) throw new AwayError('452 mailbox full', { scope: 'message' });
      seen.push(payload);
    },
  };
  await write('greeting', 1);
  await write('greeting', 2);
  await relayOutbox({ db, handlers, now, log: quiet });
  expect(seen).toEqual([2]);
  await relayOutbox({ db, handlers, now: hours(119), log: quiet });
  expect(await nextDue(db, ['greeting'])).toHaveProperty('at');
  await relayOutbox({ db, handlers, now: hours(121), log: quiet });
  expect(await nextDue(db, ['greeting'])).toEqual({});
});

test('what is delivered apart does not hold up the others, however long it takes', async () => {
  const { db, pool } = await testDb();
  const seen: unknown[] = [];
  let isOver = () => {};
  const handlers = { greeting: async ({ payload }: OutboxMessage) => void seen.push(payload) };
  const apart = { slow: { slow: () => new Promise<void>((resolve) => (isOver = resolve)) } };
  const outbox = startOutbox({ pool, db, clock: () => now, handlers, apart, log: quiet, pollMs: 3_600_000 });
  await write('slow');
  await write('greeting', 'a');
  await vi.waitFor(() => expect(seen).toEqual(['a']), { timeout: 5_000 });
  isOver();
  await outbox.stop();
});

test('one message that fails does not hold up the next', async () => {
  const { db } = await testDb();
  const seen: unknown[] = [];
  const handlers = {
    greeting: async ({ payload }: OutboxMessage) => {
      if (payload === 1) throw new Error('no');
      seen.push(payload);
    },
  };
  await write('greeting', 1);
  await write('greeting', 2);
  await relayOutbox({ db, handlers, now, log: quiet });
  expect(seen).toEqual([2]);
});

test('messages that nobody here handles are left to who does', async () => {
  const { db } = await testDb();
  await write('unheard');
  expect(await relayOutbox({ db, handlers: { greeting: async () => {} }, now, log: quiet })).toBe(0);
});

test('a running outbox delivers what is written, as it is written', async () => {
  const { db, pool } = await testDb();
  const seen: unknown[] = [];
  const handlers = { greeting: async ({ payload }: OutboxMessage) => void seen.push(payload) };
  const outbox = startOutbox({ pool, db, clock: () => now, handlers, log: quiet, pollMs: 3_600_000 });
  await write('greeting', 'a');
  await vi.waitFor(() => expect(seen).toEqual(['a']), { timeout: 5_000 });
  await write('greeting', 'b');
  await vi.waitFor(() => expect(seen).toEqual(['a', 'b']), { timeout: 5_000 });
  await outbox.stop();
});

test('the next moment is that of the earliest message that somebody here delivers and nobody has', async () => {
  const { db } = await testDb();
  const due = (topic: string, seconds: number) =>
    db.transaction((tx) => writeOutbox(tx, { topic, payload: {}, now, dueAt: later(seconds) }));
  expect(await nextDue(db, ['greeting'])).toEqual({});
  await due('unheard', 10);
  await due('greeting', 60);
  await due('greeting', 30);
  expect(await nextDue(db, ['greeting'])).toEqual({ at: later(30) });
  await relayOutbox({ db, handlers: { greeting: async () => {} }, now: later(40), log: quiet });
  expect(await nextDue(db, ['greeting'])).toEqual({ at: later(60) });
});
