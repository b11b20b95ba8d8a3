import { z } from 'zod';
import { Address } from './address.ts';
import { BasketAnswer } from './basket-shape.ts';
import { endpoint } from './endpoint.ts';
import { EmailAddress } from './plain-text.ts';

export const ContinueAsGuest = z.object({
  email: EmailAddress.trim().min(1),
  acceptNewsletter: z.boolean().optional(),
});
export type ContinueAsGuest = z.input<typeof ContinueAsGuest>;

/**
 * Where it goes and who pays. One address alone serves for both. Refusals are keyed by address and field:
 * `shippingAddress.postalCode`, `billingAddress.line1`.
 */
export const SetAddress = z.object({
  shippingAddress: Address.optional(),
  billingAddress: Address.optional(),
  useBillingAddressForShipping: z.boolean().default(false),
  /** Of a shopper who is signed in: also kept in the address book. */
  saveInAddressBook: z.boolean().default(false),
});
export type SetAddress = z.input<typeof SetAddress>;

const put = {
  access: 'public',
  method: 'PUT',
  params: z.object({ catalog: z.string().min(2).max(20) }),
  response: BasketAnswer,
  caching: 'no-store',
  contentType: 'application/json-patch+json',
} as const;

/** The first steps. What comes after them is in shipping.ts (`setShipment`), basket.ts (`acceptTerms`) and payment.ts. */
export const checkout = {
  continueAsGuest: endpoint({
    ...put,
    path: '/api/order/:catalog/basket/continue-as-guest',
    summary: 'Goes on without an account, with an e-mail address.',
    body: ContinueAsGuest,
    errors: ['wrong_market', 'not_found', 'address_refused', 'wrong_step'],
  }),
  setAddress: endpoint({
    ...put,
    path: '/api/order/:catalog/basket/address',
    summary: 'Where the basket goes and who pays for it. The country is always the market’s.',
    body: SetAddress,
    errors: ['wrong_market', 'not_found', 'address_refused', 'wrong_step'],
  }),
};
