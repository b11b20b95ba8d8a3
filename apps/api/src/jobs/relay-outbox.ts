import { addDays } from '@selvedge/domain/date/add-days.ts';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db.ts';
import { redactText } from '../http/redact.ts';
import { followWork } from '../telemetry/tracer.ts';
import { AwayError } from './away-error.ts';
import { outboxTable } from './tables.ts';

export type OutboxMessage = { id: number; topic: string; payload: unknown };
/** May be called twice with the same message: a process can die between delivering and noting it. Use the id to tell. */
export type OutboxHandler = (message: OutboxMessage) => Promise<void>;
export type OutboxHandlers = Readonly<Record<string, OutboxHandler>>;

export type Relay = {
  db: Db;
  handlers: OutboxHandlers;
  now: Date;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  onOutcome?: (topic: string, outcome: 'delivered' | 'retry' | 'dead') => void;
};

const batch = 20;
/** How long what a dead process held waits. A living one renews its leases, however long a mail server takes. */
const leaseSeconds = 6;
const renewEveryMs = 2_000;
const mostAttempts = 10;
/** RFC 5321 has mail servers wait four to five days for one that does not want a mail just now. */
const longestDays = 5;

/** Delivers what is due, a batch at a time, and answers how many it tried. Any number of processes may do so at once. */
export async function relayOutbox(relay: Relay): Promise<number> {
  const begun = performance.now();
  const messages = await claim(relay);
  const waiting = new Set(messages.map(({ id }) => id));
  const renewing = keepRenewing(relay, waiting);
  const away = new Map<string, AwayError>();
  try {
    for (const message of messages) {
      const reason = away.get(message.topic);
      // One that is not there is asked once for all of them: a server that hangs would hold each up for as long as we wait for it.
      if (reason) await putOff(relay, message, { error: reason, since: begun });
      else {
        const outcome = await deliver(relay, message, { begun, onAway: (error) => away.set(message.topic, error) });
        relay.onOutcome?.(message.topic, outcome);
      }
      waiting.delete(message.id);
    }
  } finally {
    clearInterval(renewing);
  }
  return messages.length;
}

/** A renewal that fails costs nothing but a message that is delivered twice. */
function keepRenewing({ db, now, log }: Relay, waiting: ReadonlySet<number>): NodeJS.Timeout {
  const begun = performance.now();
  return setInterval(() => {
    if (waiting.size === 0) return;
    const dueAt = leaseEnd(new Date(now.getTime() + performance.now() - begun));
    const renewed = db
      .update(outboxTable)
      // Never back: renewals of one lease may overtake each other.
      .set({ dueAt: sql`greatest(${outboxTable.dueAt}, ${dueAt}::timestamptz)` })
      .where(inArray(outboxTable.id, [...waiting]));
    renewed.catch((error) => log.warn({ err: error }, 'outbox leases not renewed'));
  }, renewEveryMs).unref();
}

const leaseEnd = (now: Date) => new Date(now.getTime() + leaseSeconds * 1000);

type Claimed = OutboxMessage & { attempts: number; createdAt: Date; trace: string | null };

/** A lease instead of an open transaction: handlers may take their time, and a process that dies gives its messages back. */
async function claim({ db, handlers, now }: Relay): Promise<Claimed[]> {
  const topics = Object.keys(handlers);
  if (topics.length === 0) return [];
  const due = sql`${outboxTable.id} in (
    select id from outbox
    where delivered_at is null and dead_at is null and (due_at <= ${now} or ${isUnscheduled}) and ${inArray(outboxTable.topic, topics)}
    order by due_at, id limit ${batch} for update skip locked)`;
  const { id, topic, payload, attempts, createdAt, trace } = outboxTable;
  const claimed = await db
    .update(outboxTable)
    .set({ dueAt: leaseEnd(now), attempts: sql`${attempts} + 1` })
    .where(due)
    .returning({ id, topic, payload, attempts, createdAt, trace });
  return claimed.sort((a, b) => a.id - b.id);
}

/** Due as it is written, whatever the writer's clock said: where that is ahead of ours, or ours was put back, news would wait for the difference. */
const isUnscheduled = sql`(attempts = 0 and due_at = created_at)`;

type Delivering = { begun: number; onAway: (error: AwayError) => void };

async function deliver(relay: Relay, message: Claimed, { begun, onAway }: Delivering): Promise<'delivered' | 'retry' | 'dead'> {
  const { db, handlers, now, log } = relay;
  const { id, topic, payload, attempts, trace } = message;
  try {
    const work = { name: `outbox ${topic}`, attributes: { 'messaging.message.id': String(id), attempts }, cause: trace ?? undefined };
    await followWork(work, () => handlers[topic]!({ id, topic, payload }));
  } catch (error) {
    const isDead = isGivenUp(message, error, now);
    log[isDead ? 'error' : 'warn'](
      { err: error, id, topic, attempts },
      isDead ? 'outbox message given up' : 'outbox message not delivered',
    );
    if (error instanceof AwayError && error.scope === 'service') onAway(error);
    if (error instanceof AwayError && !isDead) await putOff(relay, message, { error, since: begun });
    else {
      const dueAt = new Date(timeOf(relay, begun).getTime() + pauseSeconds(attempts) * 1000);
      const changes = { dueAt, lastError: toldOf(error), deadAt: isDead ? now : null };
      await db.update(outboxTable).set(changes).where(eq(outboxTable.id, id));
    }
    return isDead ? 'dead' : 'retry';
  }
  await db.update(outboxTable).set({ deliveredAt: now, lastError: null }).where(eq(outboxTable.id, id));
  return 'delivered';
}

function isGivenUp({ attempts, createdAt }: Claimed, error: unknown, now: Date): boolean {
  if (!(error instanceof AwayError)) return attempts >= mostAttempts;
  return error.scope === 'message' && createdAt < addDays(now, -longestDays);
}

/** Tried again the more slowly the longer it has waited, without end and without an attempt less. */
async function putOff(relay: Relay, { id, createdAt }: Claimed, { error, since }: { error: AwayError; since: number }): Promise<void> {
  const now = timeOf(relay, since).getTime();
  const pauseMs = Math.min(Math.max((now - createdAt.getTime()) / 2, 1_000), longestPauseMs);
  await relay.db
    .update(outboxTable)
    .set({ dueAt: new Date(now + pauseMs), lastError: toldOf(error), attempts: sql`${outboxTable.attempts} - 1` })
    .where(eq(outboxTable.id, id));
}

/** Half of an outage at most, and never more than this, is how long the last message comes after its end. */
const longestPauseMs = 5 * 60_000;

/** Of handlers that take long the moment of the claim is long over. */
const timeOf = ({ now }: Relay, begun: number): Date => new Date(now.getTime() + performance.now() - begun);

function toldOf(error: unknown): string {
  return redactText(error instanceof Error ? error.message : String(error)).slice(0, 500);
}

/** 1, 2, 4 ... seconds, at most an hour. */
function pauseSeconds(attempts: number): number {
  return Math.min(2 ** (attempts - 1), 3600);
}

/** What was delivered a while ago has no reader any more; what was given up stays. */
export async function forgetDelivered(db: Db, now: Date): Promise<void> {
  await db.delete(outboxTable).where(lt(outboxTable.deliveredAt, addDays(now, -7)));
}
