import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { keepDraining } from '../jobs/keep-draining.ts';
import { loadParts } from '../order/order-parts.ts';
import { claimChanges, findChange } from '../payment/change-state.ts';
import { findAttempt } from '../payment/find-attempt.ts';
import { paymentChannel } from '../payment/keep-event.ts';
import { nextLookIn } from '../payment/next-look-in.ts';
import type { ChangeAnswer, ChangeMoney, PaymentProvider } from '../payment/payment-provider.ts';
import { type PaymentChange, paymentChangeTable } from '../payment/tables.ts';
import { type ChangeDeps, closeChange } from './close-change.ts';
import { readChangeNews } from './read-change-news.ts';

const batch = 10;

/** Does what providers were asked for and reads what they told. Answers how much there was. */
export async function settleChanges(deps: ChangeDeps): Promise<number> {
  const told = await readChangeNews(deps);
  const due = await claimChanges(deps.db, { now: deps.clock(), limit: batch });
  await Promise.all(due.map((id) => settleChange(deps, id).catch((error) => deps.log.error({ err: error, change: id }, 'not settled'))));
  return told + due.length;
}

async function settleChange(deps: ChangeDeps, id: number): Promise<void> {
  const change = await findChange(deps.db, id);
  if (change?.state !== 'asked') return;
  const answer = await askProvider(deps, change);
  // Nobody knows: the same is asked again later, under the same key.
  if (answer.state === 'unknown') return;
  if (answer.state === 'refused') return closeChange(deps, change, { to: 'refused', why: answer.why });
  if (answer.state === 'nothing') return closeChange(deps, change, { to: 'done' });
  return closeChange(deps, change, { to: answer.state, providerReference: answer.providerReference });
}

/** Outside of any transaction. */
async function askProvider({ db, providers }: ChangeDeps, change: PaymentChange): Promise<ChangeAnswer> {
  const attempt = await findAttempt(db, change.paymentId);
  const provider = attempt && attempt.provider !== 'giftCard' ? providers[attempt.provider] : undefined;
  if (!attempt?.providerReference) return { state: 'refused', why: 'the payment is not known' };
  // A provider that is not configured at the moment may be again.
  if (!provider) return { state: 'unknown', why: 'unreadable' };
  const { reference, providerReference, currency } = attempt;
  const money = { key: change.key, reference, providerReference, amount: { value: change.amount, currency } };
  if (change.kind === 'refund') return giveBack(provider, { ...money, isAll: change.amount === attempt.amount });
  if (change.kind === 'capture') return provider.capture?.(money) ?? { state: 'refused', why: 'captures by itself' };
  const { payments } = await loadParts(db, change.orderId);
  const { amount, released } = payments.find(({ paymentId }) => paymentId === change.paymentId)!;
  const remaining = { value: amount - released, currency };
  return provider.release?.({ ...money, remaining }) ?? { state: 'refused', why: 'holds nothing' };
}

/** All of a payment is undone, captured or not: some providers refund nothing that they have not captured yet. */
async function giveBack(provider: PaymentProvider, { isAll, ...money }: ChangeMoney & { isAll: boolean }): Promise<ChangeAnswer> {
  const undone = isAll ? await provider.cancel(money) : undefined;
  return undone && undone.state !== 'refused' && undone.state !== 'nothing' ? undone : provider.refund(money);
}

type Start = { deps: ChangeDeps; pool: pg.Pool; log: Pick<FastifyBaseLogger, 'warn' | 'error'>; pollMs?: number };

/** Runs beside requests in every process: woken by whoever asks for a change and by providers' notices, and by the clock. */
export function startChanges({ deps, pool, log, pollMs }: Start): { stop(): Promise<void> } {
  const drain = () => settleChanges(deps);
  const nextDueIn = () => nextLookIn(deps.db, { table: paymentChangeTable, now: deps.clock() });
  return keepDraining({ pool, channel: paymentChannel, drain, nextDueIn, failure: 'payments not changed', log, ...(pollMs && { pollMs }) });
}
