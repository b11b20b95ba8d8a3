import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Called by a carrier's server. Anything that is not signed is refused. */
export const carrier = {
  webhook: endpoint({
    method: 'POST',
    path: '/api/carrier/webhook',
    summary: 'What happened to a parcel, told by its carrier and signed. Told twice, it is kept once.',
    access: 'public',
    caching: 'no-store',
    asSent: true,
    answersText: true,
    maintenance: 'open',
    body: z.string().max(100_000),
    response: z.string(),
    errors: ['unauthorized', 'not_found', 'order_refused'],
  }),
};
