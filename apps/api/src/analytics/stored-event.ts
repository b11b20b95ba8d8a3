import type { CollectedEventName, VitalMetric } from '@selvedge/contract/analytics-collect.ts';
import type { PageAlias } from '@selvedge/contract/page.ts';

/** An event as it waits for the roll-up: known styles in place of products, a cleaned term, a bucket in place of a measurement. */
export type StoredEvent = {
  name: CollectedEventName;
  page: PageAlias;
  /** Pieces by style number. */
  styles?: Record<string, number>;
  /** What was bought, in minor units. */
  value?: number;
  term?: string;
  isEmpty?: boolean;
  metric?: VitalMetric;
  bucket?: number;
};
