import type { RunningTest } from '@selvedge/contract/ab-test.ts';

/** A batch as it came, unread, and what the shop knows of who sent it. */
export type SentBatch = {
  body: string;
  market: string;
  at: Date;
  isBot: boolean;
  /** Of a hundred visits so many are counted. */
  sample: number;
  /** The A/B test of the market. */
  running: RunningTest | undefined;
};
