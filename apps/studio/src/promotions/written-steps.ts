import type { Benefit } from '@selvedge/contract/promotion.ts';
import { readAmounts, writeAmounts } from './written-amounts.ts';

type Tiers = Extract<Benefit, { kind: 'tiers' }>;
type Step = Tiers['steps'][number];

/** Steps in one line: `GBP 100, EUR 120: 10%; GBP 200, EUR 240: GBP 40, EUR 45`, or by pieces `2: 10%; 4: 20%`. */
export function writeSteps(steps: readonly Step[]): string {
  return steps
    .map(({ from, percent, amounts }) => {
      const reached = typeof from === 'number' ? String(from) : writeAmounts(from);
      return `${reached}: ${percent === undefined ? writeAmounts(amounts ?? {}) : `${percent}%`}`;
    })
    .join('; ');
}

export const readSteps =
  (by: Tiers['by']) =>
  (line: string): Step[] | undefined => {
    const steps = line
      .split(';')
      .map((each) => each.trim())
      .filter(Boolean)
      .map((each) => readStep(by, each));
    return steps.length > 0 && steps.every((step) => step !== undefined) ? (steps as Step[]) : undefined;
  };

function readStep(by: Tiers['by'], line: string): Step | undefined {
  const [reached = '', given = '', ...rest] = line.split(':').map((part) => part.trim());
  const from = by === 'amount' ? readAmounts(reached) : /^[1-9]\d?$/.test(reached) ? Number(reached) : undefined;
  if (from === undefined || rest.length > 0 || (typeof from === 'object' && Object.keys(from).length === 0)) return undefined;
  const [, percent] = /^(\d+(?:\.\d+)?)\s*%$/.exec(given) ?? [];
  if (percent !== undefined) return Number(percent) > 0 && Number(percent) <= 100 ? { from, percent: Number(percent) } : undefined;
  const amounts = readAmounts(given);
  return amounts && Object.keys(amounts).length > 0 ? { from, amounts } : undefined;
}
