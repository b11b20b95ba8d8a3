/** Who gets a gift card, what it says, and the day on which it arrives, where one was chosen: `2026-12-24`. */
export type GiftCardWish = { recipientName: string; recipientEmail: string; message: string; deliverOn?: string | undefined };

/** A line as it is kept. */
export type StoredLine = {
  id: string;
  sku: string;
  quantity: number;
  /** What it was called when it was put in: all that is left to say of a product that is gone. */
  name: string;
  bonus?: { promotionId: string; rewardId: string } | undefined;
  giftCard?: GiftCardWish | undefined;
  /** The store where it is taken along at once. */
  takeNowAt?: string | undefined;
  /** Put together by staff: its id is that of the draft's line. */
  isOfDraft?: true | undefined;
};
