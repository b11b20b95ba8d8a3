import type { MaintenancePart } from '@selvedge/domain/market-health/market-facts.ts';
import type { ContentSnapshot, MarketContent } from '../../published/content-snapshot.ts';

const parts = { shop: 'maintenanceMode', login: 'loginPageMaintenance', account: 'accountPageMaintenance' } as const;

/** The parts of a market that are closed for maintenance, the widest first. */
export function maintenanceOf({ featureToggles }: Pick<MarketContent, 'featureToggles'>): MaintenancePart[] {
  return (Object.keys(parts) as MaintenancePart[]).filter((part) => featureToggles[parts[part]]);
}

export function listMaintenance({ byMarket }: ContentSnapshot): { market: string; closes: MaintenancePart }[] {
  return [...byMarket.values()].flatMap((market) =>
    maintenanceOf(market)
      .slice(0, 1)
      .map((closes) => ({ market: market.market.id, closes })),
  );
}
