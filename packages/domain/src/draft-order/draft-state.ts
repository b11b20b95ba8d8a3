import type { DraftState } from '@selvedge/contract/studio/draft-orders.ts';

type Moments = { sentAt: Date | null; expiresAt: Date | null; openedAt: Date | null; cancelledAt: Date | null; orderId: string | null };

/** What a draft order is now. One that was taken over before its link ran out can still be paid. */
export function draftState({ sentAt, expiresAt, openedAt, cancelledAt, orderId }: Moments, now: Date): DraftState {
  if (orderId !== null) return 'paid';
  if (cancelledAt) return 'cancelled';
  if (openedAt) return 'opened';
  if (!sentAt || !expiresAt) return 'draft';
  return expiresAt <= now ? 'expired' : 'sent';
}

/** As long as it is nobody else's. Sent, its link is taken back by the change. */
export function canChangeDraft(state: DraftState): boolean {
  return state === 'draft' || state === 'sent' || state === 'expired';
}

/** Again as well: the customer lost the mail, or opened it on another device. */
export function canSendDraft(state: DraftState): boolean {
  return state !== 'paid' && state !== 'cancelled';
}
