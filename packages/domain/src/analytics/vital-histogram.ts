import type { VitalMetric } from '@selvedge/contract/analytics-collect.ts';

/** Each bucket is a tenth wider than the one before, so that a quantile read from it is at most five per cent off. */
const growth = 1.1;
const lastBucket = 120;
/** Shifts of the layout are small fractions: they are counted in ten-thousandths, times in milliseconds. */
const unitOf = (metric: VitalMetric): number => (metric === 'CLS' ? 10_000 : 1);

/** The bucket of a value. Everything below one unit lies in the first, everything above a minute and a half in the last. */
export function vitalBucket(metric: VitalMetric, value: number): number {
  const units = value * unitOf(metric);
  if (!(units >= 1)) return 0;
  return Math.min(lastBucket, 1 + Math.floor(Math.log(units) / Math.log(growth)));
}

/** The middle of a bucket, as a value. */
export function vitalValue(metric: VitalMetric, bucket: number): number {
  if (bucket === 0) return 0;
  return growth ** (bucket - 0.5) / unitOf(metric);
}

export type VitalCount = { bucket: number; visits: number };

/** The value that a share of the visits stayed at or below: 0.75 is what web vitals are judged by. Undefined where nobody measured. */
export function readQuantile(metric: VitalMetric, counts: readonly VitalCount[], share: number): number | undefined {
  const total = counts.reduce((sum, { visits }) => sum + visits, 0);
  if (total === 0) return undefined;
  let seen = 0;
  let bucket = 0;
  for (const next of counts.filter(({ visits }) => visits > 0).sort((a, b) => a.bucket - b.bucket)) {
    bucket = next.bucket;
    seen += next.visits;
    if (seen >= share * total) break;
  }
  return vitalValue(metric, bucket);
}
