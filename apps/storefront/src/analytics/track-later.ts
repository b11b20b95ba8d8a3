import type { AnalyticsEvent } from '@selvedge/contract/analytics.ts';

/** As `track`, which is fetched for it: screens whose scripts are heavy enough tell with it. What gets lost is nothing to wait for or hear of. */
export function trackLater(event: AnalyticsEvent): void {
  void import('./track.ts').then(({ track }) => track(event), Boolean);
}
