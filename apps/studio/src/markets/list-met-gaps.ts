import type { Finding, Need } from '@selvedge/contract/studio/market-health.ts';

const words: readonly Need[] = ['translations', 'mails'];

/** What shoppers will meet in a market that is opened as it is: what is broken, and words of another language. */
export function listMetGaps(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ need, health }) => health === 'broken' || (health === 'worse' && words.includes(need)));
}
