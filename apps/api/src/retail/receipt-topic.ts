/** News of a receipt that a till handed in: whoever gives points for it listens. */
export const receiptTopic = 'retail.receipt';
export type ReceiptHandedIn = { receiptId: string };
