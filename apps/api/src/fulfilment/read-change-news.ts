import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { noteOutcome } from '../payment/keep-event.ts';
import { type ChangeNews, listChangeNews } from '../payment/list-change-news.ts';
import { type PaymentChange, paymentChangeTable as table } from '../payment/tables.ts';
import { type ChangeDeps, closeChange } from './close-change.ts';

const batch = 50;

const meanings: Readonly<Record<string, { kinds: readonly PaymentChange['kind'][]; to: 'done' | 'failed' }>> = {
  captured: { kinds: ['capture'], to: 'done' },
  captureFailed: { kinds: ['capture'], to: 'failed' },
  refunded: { kinds: ['refund'], to: 'done' },
  refundFailed: { kinds: ['refund'], to: 'failed' },
  cancelled: { kinds: ['release', 'refund'], to: 'done' },
  cancelFailed: { kinds: ['release', 'refund'], to: 'failed' },
};

/** Notices of refunds, captures and releases close what was asked for. One that nobody asked for is only noted. */
export async function readChangeNews(deps: ChangeDeps): Promise<number> {
  const news = await listChangeNews(deps.db, batch);
  for (const event of news) {
    const { kinds, to } = meanings[event.kind]!;
    const change = await findTold(deps.db, event, kinds);
    // A notice may overtake the answer of the call that it is about: it waits until that one is read.
    if (change?.state === 'asked') continue;
    if (change) await closeChange(deps, change, { to, ...(to === 'failed' && { why: 'the provider told so' }) });
    await noteOutcome(deps.db, event, change ? to : 'ordered');
  }
  return 0;
}

/** By the provider's own name of the change; else the oldest of that kind and amount which waits for its notice. */
async function findTold(
  db: Db,
  { attemptId, providerReference, amount }: ChangeNews,
  kinds: readonly PaymentChange['kind'][],
): Promise<PaymentChange | undefined> {
  const open = await db
    .select()
    .from(table)
    .where(and(eq(table.paymentId, attemptId), inArray(table.kind, [...kinds]), inArray(table.state, ['asked', 'accepted', 'done'])))
    .orderBy(table.id);
  const named = open.find((change) => change.providerReference !== null && change.providerReference === providerReference);
  return named ?? open.find((change) => change.state !== 'done' && (amount === null || change.amount === amount));
}
