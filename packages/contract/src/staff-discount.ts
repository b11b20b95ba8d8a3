import { z } from 'zod';
import { BasketAnswer } from './basket-shape.ts';
import { endpoint } from './endpoint.ts';

const path = '/api/order/:catalog/basket/staff-discount';
const params = z.object({ catalog: z.string() });
const device = { access: 'device', params } as const;

/** What whoever is signed in on the device may take off, and what for. */
export const DiscountOffer = z.object({
  /** Of a line, or of the whole. 0: this role gives no discounts. */
  mostPercent: z.number().int(),
  reasons: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type DiscountOffer = z.infer<typeof DiscountOffer>;

export const GiveDiscount = z
  .object({
    /** Without one it is on the whole basket. */
    lineItemId: z.string().min(1).max(100).optional(),
    percent: z.number().int().min(1).max(100).optional(),
    /** In the basket's currency. */
    amount: z.number().positive().max(1_000_000_000).optional(),
    reason: z.string().min(1).max(60),
  })
  .refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), 'validation.invalid_value');
export type GiveDiscount = z.infer<typeof GiveDiscount>;

/** Discounts that a member of staff gives on a store's device. They hold for the pieces that lie in the basket, on that device. */
export const staffDiscount = {
  offer: endpoint({
    ...device,
    method: 'GET',
    path,
    summary: 'What the member of staff at the device may take off, and the reasons to choose from.',
    response: DiscountOffer,
    errors: ['unauthorized'],
  }),
  give: endpoint({
    ...device,
    method: 'PUT',
    path,
    summary: 'Takes a percentage or an amount off a line or the whole basket, for a reason. In place of the one that was there.',
    body: GiveDiscount,
    response: BasketAnswer,
    errors: ['unauthorized', 'not_found', 'wrong_market'],
  }),
  takeBack: endpoint({
    ...device,
    method: 'DELETE',
    path,
    summary: 'The discount on a line, or on the whole basket, is there no longer.',
    query: z.object({ line: z.string().min(1).max(100).optional() }),
    response: BasketAnswer,
    errors: ['unauthorized', 'wrong_market'],
  }),
};
