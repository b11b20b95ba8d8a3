import type { HandoverState } from '@selvedge/contract/handover.ts';

type Moments = { expiresAt: Date; takenAt: Date | null; orderId: string | null };

/** How a basket that is handed over stands. Taken in time, it does not expire any more. */
export function handoverState({ expiresAt, takenAt, orderId }: Moments, now: Date): HandoverState {
  if (orderId !== null) return 'ordered';
  if (takenAt) return 'taken';
  return expiresAt <= now ? 'expired' : 'waiting';
}
