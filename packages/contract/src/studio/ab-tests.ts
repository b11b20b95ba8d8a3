import { z } from 'zod';
import { AbGoal, AbState, Arm } from '../ab-test.ts';
import { endpoint } from '../endpoint.ts';
import { FlagName } from '../feature-flag.ts';
import { FlagValue } from './flags.ts';

const MarketId = z.string().regex(/^[a-z]{2}-[A-Z]{2}$/);

/** What B is: the draft of a page as it is when the test starts, or another value of a flag. */
const Tried = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), path: z.string().max(300) }),
  z.object({ kind: z.literal('flag'), flag: FlagName, value: FlagValue }),
]);

export const NewAbTest = z.object({
  name: z.string().trim().min(1).max(100),
  tried: Tried,
  markets: z.array(MarketId).min(1).max(100),
  /** How many visitors in a hundred see B. */
  share: z.number().int().min(1).max(99),
  goal: AbGoal,
});
export type NewAbTest = z.infer<typeof NewAbTest>;

const ArmResult = z.object({
  visitors: z.number(),
  converted: z.number(),
  added: z.number(),
  /** In minor units of `currency`. */
  revenue: z.number(),
});

export const AbResult = z.object({
  a: ArmResult,
  b: ArmResult,
  verdict: z.enum(['too-early', 'better', 'worse', 'no-difference']),
  /** How far B is above A by the goal, and what that lies in with 95 % certainty: a share of the visitors, or minor units a visitor. */
  difference: z.object({ value: z.number(), low: z.number(), high: z.number() }),
  /** The arms are not as large as they should be: something is wrong, and the result with it. */
  isMisshared: z.boolean(),
  days: z.number().int(),
  /** Undefined where the markets have several: what was spent in them can't be added up. */
  currency: z.string().optional(),
});
export type AbResult = z.infer<typeof AbResult>;

export const AbTest = NewAbTest.extend({
  id: z.number().int(),
  state: AbState,
  winner: Arm.optional(),
  createdBy: z.string(),
  startedAt: z.string().optional(),
  stoppedAt: z.string().optional(),
  result: AbResult,
});
export type AbTest = z.infer<typeof AbTest>;

const one = { params: z.object({ id: z.coerce.number().int().min(1).max(2_000_000_000) }), response: z.array(AbTest) };
const change = { method: 'POST', access: { staff: 'content.publish' } } as const;

/** Versions of pages and values of flags, tried on a share of the visitors. Every change answers all tests as they are now. */
export const abTests = {
  list: endpoint({
    method: 'GET',
    path: '/api/studio/ab-tests',
    summary: 'All A/B tests, newest first, with what they have shown so far.',
    access: { staff: 'content.read' },
    response: z.array(AbTest),
  }),
  create: endpoint({
    ...change,
    path: '/api/studio/ab-tests',
    summary: 'Prepares a test. Nobody sees it before it is started.',
    body: NewAbTest,
    response: z.array(AbTest),
  }),
  start: endpoint({
    ...change,
    ...one,
    path: '/api/studio/ab-tests/:id/start',
    summary: 'Shows B to its share of visitors, of a page as its draft is now. In a market one test runs at a time.',
    errors: ['not_found', 'conflict'],
  }),
  stop: endpoint({
    ...change,
    ...one,
    path: '/api/studio/ab-tests/:id/stop',
    summary: 'Ends a test: everybody sees A again, and what was counted stays.',
    errors: ['not_found', 'conflict'],
  }),
  decide: endpoint({
    ...change,
    ...one,
    path: '/api/studio/ab-tests/:id/decide',
    summary: 'Ends a test and chooses: B is published, or its flag set, in the markets of the test; A stays as it is.',
    body: z.object({ winner: Arm }),
    errors: ['not_found', 'conflict'],
  }),
};
