import type { PaymentProviderName, ProviderAmount } from '@selvedge/contract/payment-shape.ts';

export type PaymentWish = {
  provider: PaymentProviderName;
  method?: Record<string, unknown> | undefined;
  personalNumber?: string | undefined;
  userAgent?: string | undefined;
  terminalId?: string | undefined;
  /** The amount that the shopper saw; of gift cards, what they pay. */
  amount?: ProviderAmount | undefined;
};
