/** Days over which the job counts what is popular. A row that asks for others is given the longest that is no longer. */
export const popularWindows = [1, 3, 7, 14, 30, 90] as const;
const usual = 30;

/** How a window is named beside its scores; the usual one has no name, for listings are ordered by it. */
export function windowName(days: number): string {
  return days === usual ? '' : `${days} days`;
}

/** Undefined where nothing counts: of the last 0 days nothing is known. */
export function popularWindow(days: number = usual): string | undefined {
  const longest = popularWindows.findLast((each) => each <= days);
  return longest === undefined ? undefined : windowName(longest);
}
