import type { MoreSources } from './security-headers.ts';

type Allowed = { sizeScriptOrigin: string | undefined; foreignScripts: Readonly<Record<string, string | undefined>> };

/**
 * What scripts of other parties may run, ask and show. The address of a size script is staff's to write, its host is the operator's to
 * allow: otherwise a stolen Studio account could run anything on every page. The payment page never has them.
 */
export function foreignScriptHosts({ sizeScriptOrigin, foreignScripts }: Allowed): MoreSources {
  const named = Object.values(foreignScripts).map((url) => url && new URL(url).origin);
  const origins = [...new Set([sizeScriptOrigin, ...named])].filter((origin) => origin !== undefined);
  if (origins.length === 0) return {};
  return Object.fromEntries(['script-src', 'connect-src', 'img-src', 'frame-src'].map((directive) => [directive, origins]));
}
