import { createHmac, randomUUID } from 'node:crypto';
import type { RunningTest } from '@selvedge/contract/ab-test.ts';
import { EventBatch } from '@selvedge/contract/analytics-collect.ts';
import { assignArm } from '@selvedge/domain/ab-test/assign-arm.ts';
import { isSampled, sampledShare } from '@selvedge/domain/analytics/sample-visits.ts';
import { utcDay } from '@selvedge/domain/date/utc-day.ts';
import type { SentBatch } from './sent-batch.ts';
import type { TakenBatch } from './taken-batch.ts';

type Dropped = { dropped: 'invalid' | 'refused' | 'bot' | 'sampled'; events: number };

/** Reads what a browser sent. Without consent nothing of it is taken, nor of what a program sent. */
export function takeBatch({ body, market, at, isBot, sample, running }: SentBatch, secret: string): TakenBatch | Dropped {
  const read = EventBatch.safeParse(parseJson(body));
  if (!read.success) return { dropped: 'invalid', events: 1 };
  const { consent, session, visitor, test, events } = read.data;
  const drop = (dropped: Dropped['dropped']): Dropped => ({ dropped, events: events.length });
  if (!consent) return drop('refused');
  if (isBot) return drop('bot');
  if (!isSampled(session, sample)) return drop('sampled');
  const part = visitor && test && test.id === running?.id && { ...test, ...partIn(running, { visitor, secret }) };
  return {
    ...{ id: randomUUID(), market, at, visitor, events },
    visit: visitNumber(session, { day: utcDay(at), secret }),
    weight: 100 / sampledShare(sample),
    ...(part && { test: part }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The arm that a browser has by its number, whatever it says, and a name for it in this test alone. */
function partIn({ id, share }: RunningTest, { visitor, secret }: { visitor: string; secret: string }) {
  const subject = createHmac('sha256', secret).update(`test ${id} ${visitor}`).digest().readBigInt64BE();
  return { arm: assignArm({ test: id, visitor, share }), subject: String(subject) };
}

/** Another one every day, and not to be turned back into the number that the browser holds. */
function visitNumber(session: string, { day, secret }: { day: string; secret: string }): bigint {
  return createHmac('sha256', secret).update(`visit ${day} ${session}`).digest().readBigInt64BE();
}
