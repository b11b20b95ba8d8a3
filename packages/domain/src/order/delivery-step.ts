import type { OrderProgress } from '@selvedge/contract/order-shape.ts';

/** What an order goes through until it is there. The text of a step is `order.progress.<step>`. */
export const deliverySteps = ['placed', 'packed', 'shipped', 'delivered'] as const satisfies readonly OrderProgress[];
export type DeliveryStep = (typeof deliverySteps)[number];

/** How far an order has come. Undefined where nothing is on its way to the shopper: not paid yet, called off, or on its way back. */
export function deliveryStep(progress: OrderProgress): DeliveryStep | undefined {
  if (progress === 'partlyCancelled') return 'placed';
  if (progress === 'partlyShipped') return 'shipped';
  return deliverySteps.find((step) => step === progress);
}

/** Paid, and not there yet. */
export function isUnderWay(progress: OrderProgress): boolean {
  const step = deliveryStep(progress);
  return step !== undefined && step !== 'delivered';
}
