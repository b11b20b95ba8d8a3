import { z } from 'zod';
import { BasketAnswer } from './basket-shape.ts';
import { CatalogParams } from './catalogue/catalogue.ts';
import { endpoint } from './endpoint.ts';

/** `move`: it goes on there. `pay`: it is paid there, and the device waits for it. */
export const handoverPurposes = ['move', 'pay'] as const;
export type HandoverPurpose = (typeof handoverPurposes)[number];

const HandoverState = z.enum(['waiting', 'taken', 'ordered', 'expired']);
export type HandoverState = z.infer<typeof HandoverState>;

/** Shown once: only the hash of its code is kept. */
export const Handover = z.object({
  id: z.string(),
  /** As it is read aloud and typed in. */
  code: z.string(),
  /** What the square code says. */
  url: z.string(),
  /** For how long it can be read, by the shop's clock. */
  seconds: z.number().int(),
  /** Lines that stay behind: a gift card names whom it is for. */
  leftBehind: z.number().int(),
  /** Lines that were to be taken along from this store. Whoever pays elsewhere may be anywhere by then: there they are sent. */
  sentInstead: z.number().int(),
});
export type Handover = z.infer<typeof Handover>;

const base = '/api/order/:catalog/basket/handover';
const call = { params: CatalogParams, caching: 'no-store', contentType: 'application/json-patch+json' } as const;
const one = { ...call, params: CatalogParams.extend({ id: z.uuid() }), errors: ['wrong_market', 'not_found'] } as const;

export const handover = {
  offer: endpoint({
    ...call,
    method: 'POST',
    path: base,
    access: 'public',
    summary: "Offers the caller's basket to another browser: between a shopper's phone and a store's device, by a code that is good once.",
    response: Handover,
    errors: ['wrong_market', 'not_found', 'conflict'],
    rateLimit: { limit: 60, seconds: 600 },
  }),
  offerPayment: endpoint({
    ...call,
    method: 'POST',
    path: `${base}/payment`,
    access: 'device',
    summary: "Offers the basket of a store's device to a shopper's phone, to be paid there; by mail as well where an address is given.",
    body: z.object({ email: z.union([z.literal(''), z.email().max(254)]).default('') }),
    response: Handover,
    errors: ['wrong_market', 'not_found', 'conflict'],
    rateLimit: { limit: 60, seconds: 600 },
  }),
  look: endpoint({
    ...one,
    method: 'GET',
    path: `${base}/:id`,
    access: 'public',
    summary: 'How it stands, for whoever holds the basket that it was made of.',
    response: z.object({ state: HandoverState }),
  }),
  withdraw: endpoint({
    ...one,
    method: 'POST',
    path: `${base}/:id/withdraw`,
    access: 'public',
    summary: 'Ends the code, unless somebody has taken the basket over by then.',
    response: z.object({ state: HandoverState }),
  }),
  take: endpoint({
    ...call,
    method: 'POST',
    path: `${base}/take`,
    access: 'public',
    summary: "Puts what was handed over into the caller's basket, once. Goods and how many: nothing of whoever handed it over.",
    body: z.object({ code: z.string().trim().min(1).max(300) }),
    response: BasketAnswer.extend({
      /** Lines that were to be taken along where they were chosen, and are sent from here. */
      sentInstead: z.number().int(),
    }),
    errors: ['wrong_market', 'not_found', 'line_refused'],
    rateLimit: { limit: 30, seconds: 600 },
  }),
};
