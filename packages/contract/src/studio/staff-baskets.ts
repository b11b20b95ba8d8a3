import { z } from 'zod';
import { BasketAnswer } from '../basket-shape.ts';
import { endpoint } from '../endpoint.ts';

export const staffBaskets = {
  look: endpoint({
    method: 'POST',
    path: '/api/studio/baskets/look',
    summary: "A customer's baskets, by the customer or by a basket's id. The reason is kept with who looked.",
    access: { staff: 'basket.read' },
    body: z.object({
      basketId: z.uuid().optional(),
      shopperId: z.uuid().optional(),
      reason: z.string().trim().min(3).max(500),
    }),
    response: z.array(BasketAnswer),
    errors: ['not_found'],
  }),
};
