import type { VitalMetric } from '@selvedge/contract/analytics-collect.ts';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

type Listener = (metric: VitalMetric, value: number) => void;

let listener: Listener | undefined;
let isMeasuring = false;

/** How fast this document came, stood still and answered, each told once, when it is final. The library can't be stopped; who listens can. */
export function followVitals(tell: Listener): () => void {
  listener = tell;
  if (!isMeasuring) {
    isMeasuring = true;
    for (const measure of [onLCP, onINP, onCLS, onTTFB]) measure(({ name, value }) => listener?.(name as VitalMetric, value));
  }
  return () => {
    listener = undefined;
  };
}
