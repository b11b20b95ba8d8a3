import type { Basket } from '@selvedge/contract/basket-shape.ts';
import type { AgreedTerms } from '@selvedge/domain/order/freeze-basket.ts';

/** What a shopper agreed to pay for, as our own prices made it at that moment. The order is written from it and from nothing else. */
export type FrozenCheckout = {
  basket: Basket;
  email: string;
  /** What is taken off each card, in minor units; the label is its number with all but the last digits hidden. */
  giftCards: readonly { id: string; amount: number; label: string }[];
  /** Gift cards that are bought, by the id of their line. */
  wishes: readonly { lineId: string; recipientName: string; recipientEmail: string; message: string }[];
  promotions: readonly { promotionId: string; code?: string | undefined; perCustomer?: number | undefined }[];
  /** Whom limits per customer count. */
  customer: string;
  emailHash?: string | undefined;
  /** What was agreed to, and when; absent in what was frozen before versions were noted. */
  terms?: AgreedTerms | undefined;
};
