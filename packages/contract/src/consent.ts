import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { MarketId } from './market.ts';
import { optionalCategories } from './optional-categories.ts';

/** What a browser decided: a random number that names no person, what was asked, and what was allowed. */
export const ConsentProof = z.object({
  id: z.uuid(),
  version: z.number().int().min(1).max(1_000_000),
  allowed: z.array(z.enum(optionalCategories)).max(optionalCategories.length),
});
export type ConsentProof = z.infer<typeof ConsentProof>;

export const consent = {
  record: endpoint({
    method: 'POST',
    access: 'public',
    path: '/api/consent/:market/proof',
    summary: 'Keeps what a browser decided about cookies, under its random number, as proof of it.',
    params: z.object({ market: MarketId }),
    body: ConsentProof,
    response: z.undefined(),
    rateLimit: { limit: 30, seconds: 60 },
  }),
};
