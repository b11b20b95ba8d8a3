import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CatalogParams } from './catalogue.ts';

/** A search that somebody made who agreed to its being counted. Nothing in it says who. */
export const Searched = z.object({
  /** Without it nothing is counted. */
  consent: z.boolean(),
  term: z.string().min(1).max(200),
  isEmpty: z.boolean(),
});
export type Searched = z.infer<typeof Searched>;

export const searched = {
  count: endpoint({
    method: 'POST',
    access: 'public',
    path: '/api/catalog/:catalog/searched',
    summary: 'Counts a search, without the person, if that person agreed. Without consent nothing is.',
    params: CatalogParams,
    body: Searched,
    response: z.undefined(),
    rateLimit: { limit: 60, seconds: 60 },
  }),
};
