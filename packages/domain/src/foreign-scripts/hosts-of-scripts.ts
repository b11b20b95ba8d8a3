import type { ForeignScriptName, ForeignScripts, PageScripts } from '@selvedge/contract/foreign-scripts.ts';
import { isHostAllowed, originOf } from './is-host-allowed.ts';

type Chosen = { settings: ForeignScripts; scripts: PageScripts; allowed: readonly string[] };

/** Whom pages of a market may ask for the sake of its scripts: where they come from, and the further hosts that staff named and the operator allows. */
export function hostsOfScripts({ settings, scripts, allowed }: Chosen): string[] {
  const named = Object.entries(scripts).flatMap(([name, { script }]) => [originOf(script), ...settings[name as ForeignScriptName].hosts]);
  return [...new Set(named)].filter((host) => host !== '' && isHostAllowed(host, allowed));
}
