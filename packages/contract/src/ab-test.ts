import { z } from 'zod';

/** A: what is published. B: what is tried. */
export const Arm = z.enum(['a', 'b']);
export type Arm = z.infer<typeof Arm>;

/** What a test is judged by: visitors who bought, visitors who put something into the basket, or what a visitor spent. */
export const abGoals = ['purchase', 'basket', 'revenue'] as const;
export const AbGoal = z.enum(abGoals);
export type AbGoal = z.infer<typeof AbGoal>;

export const abStates = ['draft', 'running', 'stopped', 'decided'] as const;
export const AbState = z.enum(abStates);
export type AbState = z.infer<typeof AbState>;

/** A test that runs in a market, as its pages tell browsers: who takes part, and which arm this page was made for. */
export const RunningTest = z.object({
  id: z.number().int(),
  /** How many visitors in a hundred see B. */
  share: z.number().int(),
  arm: Arm,
  /** Of a test of one page: its path below the market. */
  path: z.string().optional(),
});
export type RunningTest = z.infer<typeof RunningTest>;
