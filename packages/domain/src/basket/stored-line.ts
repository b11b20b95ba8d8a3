/** A line as it is kept. */
export type StoredLine = {
  id: string;
  sku: string;
  quantity: number;
  /** What it was called when it was put in: all that is left to say of a product that is gone. */
  name: string;
  bonus?: { promotionId: string; rewardId: string } | undefined;
  giftCard?: { recipientName: string; recipientEmail: string; message: string } | undefined;
};
