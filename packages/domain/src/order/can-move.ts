import type { OrderState } from '@selvedge/contract/order-shape.ts';

/** ORD-012 what an order may become. A cancelled order stays cancelled; a completed one opens again when a parcel of it is lost. */
const next = {
  paymentProcessing: ['placed', 'cancelled'],
  placed: ['completed', 'cancelled'],
  completed: ['placed', 'cancelled'],
  cancelled: [],
} as const satisfies Record<OrderState, readonly OrderState[]>;

export function canMove(from: OrderState, to: OrderState): boolean {
  return (next[from] as readonly OrderState[]).includes(to);
}
