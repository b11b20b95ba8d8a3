import { order } from '@selvedge/contract/order.ts';
import type { Receipt } from '@selvedge/contract/order-shape.ts';
import { callIn } from '../session/call-in.ts';

export type ReceiptState = { status: 'loading' | 'none' | 'missing' | 'failed' } | { status: 'ready'; receipt: Receipt };

/** ORD-001, ORD-026..028 by the id of the address; the token of a mail stands behind the hash, so that it is in nobody's log. */
export async function readReceipt(market: string, { search, hash }: { search: string; hash: string }): Promise<ReceiptState> {
  const orderId = new URLSearchParams(search).get('orderid');
  // ORD-002
  if (!orderId) return { status: 'none' };
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? undefined;
  const answer = await callIn(market)(order.receipt, { params: { orderId }, query: { token } });
  if (!answer.hasError) return { status: 'ready', receipt: answer.data };
  return { status: answer.response !== undefined && answer.response.status < 500 ? 'missing' : 'failed' };
}
