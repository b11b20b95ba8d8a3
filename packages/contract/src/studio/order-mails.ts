import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const orderMailKinds = [
  'confirmation',
  'dispatched',
  'out-for-delivery',
  'ready-for-pickup',
  'delivered',
  'part-cancelled',
  'not-collected',
  'cancelled',
  'return-received',
  'refunded',
] as const;
export const OrderMailKind = z.enum(orderMailKinds);
export type OrderMailKind = z.infer<typeof OrderMailKind>;

export const orderMails = {
  preview: endpoint({
    method: 'GET',
    path: '/api/studio/orders/:orderId/mail/:kind',
    summary: 'How a mail about an order reads, as a page. Nothing is sent, and its link opens nothing.',
    access: { staff: 'order.read' },
    params: z.object({ orderId: z.string().min(1).max(100), kind: OrderMailKind }),
    response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    answersFile: 'text/html; charset=utf-8',
    errors: ['not_found'],
  }),
};
