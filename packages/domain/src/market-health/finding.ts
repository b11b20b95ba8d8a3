import type { Finding, Health } from '@selvedge/contract/studio/market-health.ts';
import type { FindingReason } from './finding-sentences.ts';
import type { MarketFacts } from './market-facts.ts';

/** What a rule answers; whose need it is, the doctor adds. */
export type Judgement = Omit<Finding, 'need'>;
export type HealthRule = (facts: MarketFacts) => Judgement;

export const good: Judgement = { health: 'good' };
export const spared: Judgement = { health: 'spared' };

type Gap = { values?: Record<string, string | number>; place?: string | undefined };

export const broken = (reason: FindingReason, gap?: Gap): Judgement => judge('broken', reason, gap);
export const worse = (reason: FindingReason, gap?: Gap): Judgement => judge('worse', reason, gap);

function judge(health: Health, reason: FindingReason, { values, place }: Gap = {}): Judgement {
  return { health, reason, ...(values && { values }), ...(place !== undefined && { place }) };
}

/** The first few by name, and how many more there are. */
export function nameSome(names: readonly string[], most = 3): string {
  const rest = names.length - most;
  return names.slice(0, most).join(', ') + (rest > 0 ? ` +${rest}` : '');
}
