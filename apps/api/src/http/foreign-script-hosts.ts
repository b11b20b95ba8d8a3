import type { ForeignScripts, PageScripts } from '@selvedge/contract/foreign-scripts.ts';
import { hostsOfScripts } from '@selvedge/domain/foreign-scripts/hosts-of-scripts.ts';
import type { MoreSources } from './security-headers.ts';

type Chosen = { settings: ForeignScripts | undefined; scripts: PageScripts | undefined; allowed: readonly string[] };

/**
 * What scripts of other parties may run, ask and show on pages of a market. Which they are is staff's to write, from which hosts they come the
 * operator's to allow: otherwise a stolen Studio account could run anything on every page. The payment page never has them.
 */
export function foreignScriptHosts({ settings, scripts, allowed }: Chosen): MoreSources {
  if (!settings || !scripts) return {};
  const hosts = hostsOfScripts({ settings, scripts, allowed });
  return {
    ...Object.fromEntries(['script-src', 'connect-src', 'img-src', 'frame-src'].map((directive) => [directive, hosts])),
    // A recording is packed in a worker that its script writes itself.
    ...(scripts.monitoring && scripts.monitoring.replayShare > 0 && { 'worker-src': ['blob:'] }),
  };
}
