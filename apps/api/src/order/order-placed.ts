/** News of an order whose money is there: the confirmation goes out and gift cards are made. */
export const placedTopic = 'order.placed';
export type OrderPlaced = { orderId: string };
