/** Spans of days over which the job counts. A row that asks for others is given the longest that is no longer. */
export const daySpans = [1, 3, 7, 14, 30, 90] as const;

export type ScoreKind = 'popular' | 'boughtTogether' | 'similar';
/** What counts where a row does not say. People buy less often than they look. */
const usual: Record<ScoreKind, number> = { popular: 30, similar: 30, boughtTogether: 90 };

/** Undefined where nothing counts: of the last 0 days nothing is known. */
export function countedDays(kind: ScoreKind, asked: number = usual[kind]): number | undefined {
  return daySpans.findLast((days) => days <= asked);
}
