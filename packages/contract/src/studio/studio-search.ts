import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** What can be found, in the order in which groups of equal worth are shown. */
export const foundKinds = [
  'order',
  'return',
  'customer',
  'giftCard',
  'product',
  'page',
  'release',
  'promotion',
  'setting',
  'text',
] as const;
export const FoundKind = z.enum(foundKinds);
export type FoundKind = z.infer<typeof FoundKind>;

/** `score`: how well it fits, from 0 to 1. */
export const Found = z.object({
  kind: FoundKind,
  id: z.string(),
  title: z.string(),
  note: z.string(),
  /** When it was made. Which day that is, the reader's clock says. */
  at: z.iso.datetime().optional(),
  market: z.string().optional(),
  /** Of a page: how many markets have it. */
  markets: z.number().int().optional(),
  score: z.number(),
});
export type Found = z.infer<typeof Found>;

export const studioSearch = {
  find: endpoint({
    method: 'POST',
    path: '/api/studio/find',
    summary:
      'Looks in everything that the caller may read; best first. A customer is found only by the whole e-mail address, which is written down.',
    access: { staff: 'market.read' },
    // In the body, so that no log holds what was searched for.
    body: z.object({
      search: z.string().trim().min(1).max(254),
      /** Where the caller works: of a page that many markets have, this one's. */
      market: z.string().max(20).optional(),
    }),
    response: z.object({ found: z.array(Found) }),
  }),
};
