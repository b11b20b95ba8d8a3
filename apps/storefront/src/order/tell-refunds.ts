import type { OrderMoment } from '@selvedge/contract/order-moment.ts';
import { hasConsent } from '../consent/consent.ts';

/** What was paid back becomes known to a browser when its order is read: told of those who agreed, by a script that nobody else downloads. */
export function tellRefunds(orderNumber: string, timeline: readonly OrderMoment[]): void {
  if (!hasConsent('analytics') || !timeline.some(({ kind }) => kind === 'refund')) return;
  void import('./track-refunds.ts').then(({ trackRefunds }) => trackRefunds(orderNumber, timeline), Boolean);
}
