import type { FeatureToggles } from '@selvedge/contract/feature-flag.ts';
import type { ForeignScripts, PageScripts } from '@selvedge/contract/foreign-scripts.ts';
import { isHostAllowed } from './is-host-allowed.ts';

type Wanted = {
  settings: ForeignScripts;
  toggles: Pick<FeatureToggles, 'conversionScript' | 'sizingAssistant' | 'sizeScript'>;
};

const googlesHost = 'https://www.googletagmanager.com';

/** What pages of a market may run of others: what it wants, from hosts that the operator allows. Undefined where there is nothing, as in most shops. */
export function chooseScripts({
  settings,
  toggles,
  allowed,
}: Omit<Wanted, 'settings'> & { settings: ForeignScripts | undefined; allowed: readonly string[] }): PageScripts | undefined {
  if (!settings) return undefined;
  const chosen = Object.entries(wantedScripts({ settings, toggles })).filter(([, { script }]) => isHostAllowed(script, allowed));
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined;
}

/** What a market has set whole and switched on, whoever allows it. */
export function wantedScripts({ settings, toggles }: Wanted): PageScripts {
  const { tagManager, monitoring, conversionTesting, sizingAssistant, sizeScript } = settings;
  const { hosts: _, ...facts } = monitoring;
  return {
    ...(tagManager.id && { tagManager: { script: `${tagManager.host || googlesHost}/gtm.js?id=${tagManager.id}` } }),
    // ANA-018. The build version is told by the page itself.
    ...(facts.script && facts.appId && facts.clientToken && facts.serviceName && { monitoring: facts }),
    ...(toggles.conversionScript && conversionTesting.script && { conversionTesting: { script: conversionTesting.script } }),
    ...(toggles.sizingAssistant && sizingAssistant.script && { sizingAssistant: { script: sizingAssistant.script } }),
    ...(toggles.sizeScript && sizeScript.script && { sizeScript: { script: sizeScript.script } }),
  };
}
