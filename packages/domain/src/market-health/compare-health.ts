import type { Finding, Health, MarketHealth } from '@selvedge/contract/studio/market-health.ts';

export type HealthChange = { market: string; before: Health | undefined; finding: Finding };

/** What the daily mail tells: all that is broken, and what became better or worse since the last one. */
export type HealthNews = { broken: HealthChange[]; changed: HealthChange[] };

/** Without an earlier look nothing has changed: the first mail would otherwise be the whole table. */
export function compareHealth(before: readonly MarketHealth[] | undefined, now: readonly MarketHealth[]): HealthNews {
  const known = new Map(before?.map(({ market, findings }) => [market, new Map(findings.map((each) => [each.need, each.health]))]));
  const all = now.flatMap(({ market, findings }) =>
    findings.map((finding): HealthChange => ({ market, finding, before: known.get(market)?.get(finding.need) })),
  );
  const isNews = ({ market, before: was, finding }: HealthChange) => known.has(market) && was !== undefined && was !== finding.health;
  return {
    broken: all.filter(({ finding }) => finding.health === 'broken'),
    changed: all.filter((each) => each.finding.health !== 'broken' && isNews(each)),
  };
}
