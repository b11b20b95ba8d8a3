import type { Finding } from '@selvedge/contract/studio/market-health.ts';
import type { FindingReason } from '@selvedge/domain/market-health/finding-sentences.ts';
import { text } from './text.ts';

/** What is the matter, or that nothing is. */
export function sentenceOf({ health, reason, values }: Finding): string {
  return reason ? text(`finding.${reason as FindingReason}`, values) : text(`doctor.health.${health}`);
}
