import type { Arm } from '@selvedge/contract/ab-test.ts';
import type { CollectedEvent } from '@selvedge/contract/analytics-collect.ts';

/** A batch as it waits in memory. */
export type TakenBatch = {
  market: string;
  /** Of this batch: written twice, it is still one. */
  id: string;
  at: Date;
  visit: bigint;
  weight: number;
  visitor: string | undefined;
  test?: TestPart;
  events: readonly CollectedEvent[];
};

/** The part of a browser in an A/B test. `subject` is a hash of its number and the test's. */
export type TestPart = { id: number; arm: Arm; subject: string; isShown: boolean };
