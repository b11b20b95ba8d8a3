import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FlagName } from '../feature-flag.ts';

/** A market, or `*`: every market without a value of its own. */
const FlagMarket = z.string().regex(/^(\*|[a-z]{2}-[A-Z]{2})$/);
export const FlagValue = z.union([z.boolean(), z.number().int().min(0).max(86_400_000)]);

/** A value that somebody has set. Where there is none, the one of `*` holds, and else the default of the contract. */
export const FlagCell = z.object({ market: FlagMarket, name: FlagName, value: FlagValue, at: z.string() });
export type FlagCell = z.infer<typeof FlagCell>;

/** `before` is what the caller saw, null for no value of its own: somebody else's change is never written over unseen. */
export const FlagCellChange = z.object({
  market: FlagMarket,
  name: FlagName,
  before: FlagValue.nullable(),
  value: FlagValue.nullable(),
});
export type FlagCellChange = z.infer<typeof FlagCellChange>;

/** `who` is the address that is kept, `name` the person's where there is one. */
export const PastFlag = z.object({
  at: z.string(),
  who: z.string(),
  name: z.string(),
  before: FlagValue.nullable(),
  after: FlagValue.nullable(),
});
export type PastFlag = z.infer<typeof PastFlag>;

/** The switches of all markets at once. */
export const flags = {
  matrix: endpoint({
    method: 'GET',
    path: '/api/studio/flags',
    summary: 'Every value that somebody has set, for a market or for all of them.',
    access: { staff: 'flag.read' },
    response: z.array(FlagCell),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/studio/flags',
    summary:
      'Switches features in one market or several, all of them or none; null returns to what holds for every market. Live on every process within a second.',
    access: { staff: 'flag.write' },
    body: z.object({ changes: z.array(FlagCellChange).min(1).max(500) }),
    response: z.array(FlagCell),
    errors: ['conflict'],
  }),
  maintenance: endpoint({
    method: 'GET',
    path: '/api/studio/maintenance',
    summary: 'The open markets that shoppers cannot enter, or cannot sign in to, because of maintenance.',
    access: { staff: 'market.read' },
    response: z.array(z.object({ market: z.string(), closes: z.enum(['shop', 'account', 'login']) })),
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/studio/flags/history',
    summary: 'Who has switched a feature of a market, newest first.',
    access: { staff: 'flag.read' },
    query: z.object({ market: FlagMarket, name: FlagName }),
    response: z.array(PastFlag),
  }),
};
