import type { PieceCondition, ReceiveReturn, StaffReturn } from '@selvedge/contract/studio/returns.ts';

export const decisions = ['accept', 'refuse', 'missing'] as const;
export const conditions = ['asNew', 'worn', 'damaged', 'wrongPiece'] as const satisfies readonly PieceCondition[];

/** What is decided about a line while the parcel is open. */
export type LineDecision = {
  decision: (typeof decisions)[number];
  quantity: number;
  condition: PieceCondition;
  isRestocked: boolean;
  reason: string;
};
export type Decisions = Readonly<Record<string, LineDecision>>;

/** Everything came as it was announced and can be sold again: the usual parcel is taken in by one press. */
export function usualDecisions({ lines }: Pick<StaffReturn, 'lines'>): Decisions {
  return Object.fromEntries(
    lines.map(({ lineItemId, quantity }) => [
      lineItemId,
      { decision: 'accept', quantity, condition: 'asNew', isRestocked: true, reason: '' } satisfies LineDecision,
    ]),
  );
}

/** What is not as new does not go on the shelf, unless somebody says so afterwards. */
export function changeDecision(before: LineDecision, change: Partial<LineDecision>): LineDecision {
  const isRestocked = change.isRestocked ?? (change.condition ? change.condition === 'asNew' : before.isRestocked);
  return { ...before, ...change, isRestocked };
}

/** What the shop is told. */
export function readDecisions(decided: Decisions): Pick<ReceiveReturn, 'lines' | 'refused'> {
  const lines = Object.entries(decided);
  return {
    lines: lines.flatMap(([lineItemId, { decision, quantity, condition, isRestocked }]) =>
      decision === 'accept' ? [{ lineItemId, quantity, condition, isRestocked }] : [],
    ),
    refused: lines.flatMap(([lineItemId, { decision, quantity, reason }]) =>
      decision === 'refuse' ? [{ lineItemId, quantity, reason: reason.trim() }] : [],
    ),
  };
}
