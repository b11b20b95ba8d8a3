import { ShopError } from '@selvedge/contract/error.ts';
import { audit } from '../audit/audit.ts';
import { getLockedOrder } from '../order/locked-order.ts';
import type { Actor } from '../order/note-order-event.ts';
import { findChange, moveChange } from '../payment/change-state.ts';

/** What a provider refused is asked for again, under another name: the old one would be answered from its memory. */
export async function retryChange({ db, who, now }: Actor, { orderId, changeId }: { orderId: string; changeId: number }): Promise<void> {
  await db.transaction(async (tx) => {
    const { number } = await getLockedOrder(tx, orderId);
    const change = await findChange(tx, changeId);
    if (change?.orderId !== orderId) throw new ShopError('not_found');
    if (change.state !== 'refused' && change.state !== 'failed') return;
    await moveChange(tx, change, { to: 'asked', key: nextKey(change.key), why: null, lookAt: now, looks: 0, now });
    await audit(tx, { at: now, who, action: 'order.retry', subject: number, after: { kind: change.kind, amount: change.amount } });
  });
}

function nextKey(key: string): string {
  const [, name = key, tries = '1'] = /^(.+)-try(\d+)$/.exec(key) ?? [];
  return `${name}-try${Number(tries) + 1}`;
}
