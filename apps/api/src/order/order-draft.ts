import type { Basket } from '@selvedge/contract/basket-shape.ts';
import type { GiftCardWish } from '@selvedge/domain/basket/stored-line.ts';
import type { AgreedTerms } from '@selvedge/domain/order/freeze-basket.ts';

export type OrderPayment = {
  /** The attempt of the provider, or the gift card's id. */
  paymentId: string;
  kind: 'provider' | 'giftCard';
  /** `adyen`, `klarna`, ...; left out of gift cards. */
  provider?: string | undefined;
  /** `scheme`, `klarna_paynow`, ...; of gift cards `giftCard`. */
  method: string;
  /** Minor units, above 0. */
  amount: number;
  /** Of a gift card: its number, all but the last digits hidden. */
  label?: string | undefined;
  /** Approved and not taken yet. */
  isHeld?: boolean | undefined;
};

/** Everything that an order is made of. Nothing of it is looked up again: it is what the shopper agreed to and was charged for. */
export type OrderDraft = {
  /** As the summary showed it and as it was charged for, from the server's own pricing. Its id makes the order happen once. */
  basket: Basket;
  shopperId: string | undefined;
  email: string;
  /** Provider and gift cards together come to the basket's total, to the last minor unit. Empty for an order that costs nothing. */
  payments: readonly OrderPayment[];
  /** Gift cards that are bought, by the id of their line. */
  giftCards?: readonly (GiftCardWish & { lineId: string })[];
  /** Where the pieces were claimed. */
  origins?: readonly { sku: string; kind: 'warehouse' | 'store'; locationId: string; quantity: number }[];
  /** `paymentProcessing` for what the terminal has still to confirm; see move-order.ts. */
  state?: 'placed' | 'paymentProcessing';
  /** Which terms the buyer agreed to, and when. */
  terms?: AgreedTerms | undefined;
  now: Date;
};
