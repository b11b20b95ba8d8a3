/** How much more or less than before, in percent; undefined where there was nothing to compare with. */
export function changeOf(now: number, before: number | undefined): number | undefined {
  if (before === undefined || before === 0) return undefined;
  return Math.round(((now - before) / Math.abs(before)) * 1000) / 10;
}
