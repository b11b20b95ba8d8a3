import type { Config } from '@selvedge/api/config.ts';
import { scriptSettingsOf, scriptsOf } from '@selvedge/api/content/scripts-of.ts';
import { foreignScriptHosts } from '@selvedge/api/http/foreign-script-hosts.ts';
import type { MoreSources } from '@selvedge/api/http/security-headers.ts';
import { withMapTiles } from '@selvedge/api/http/with-map-tiles.ts';
import { hostsOf } from '@selvedge/api/payment/provider-hosts.ts';
import type { MarketContent } from '@selvedge/api/published/content-snapshot.ts';
import type { PageAlias } from '@selvedge/contract/page.ts';

/** Hosts of others that a page may use. Where somebody pays these are the provider's alone, whatever a market has set. (ANA-031) */
export function moreSources(
  config: Pick<Config, 'payment' | 'scriptHosts' | 'mapTiles'>,
  alias: PageAlias,
  market: MarketContent | undefined,
): MoreSources {
  const payment = hostsOf(config.payment, alias);
  if (alias === 'checkoutPaymentPage' || !market) return payment ?? {};
  const { scriptHosts: allowed } = config;
  const scripts = foreignScriptHosts({ settings: scriptSettingsOf(market), scripts: scriptsOf(market, allowed), allowed });
  return together(withMapTiles(scripts, config, alias), payment ?? {});
}

function together(one: MoreSources, other: MoreSources): MoreSources {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...names].map((name) => [name, [...(one[name] ?? []), ...(other[name] ?? [])]]));
}
