import type { MoreSources } from './security-headers.ts';

/**
 * What a size script may run, ask and show. Its address is staff's to write, its host is the operator's to allow: otherwise a stolen
 * Studio account could run anything on every page. The payment page never has it.
 */
export function sizeScriptHosts({ sizeScriptOrigin: origin }: { sizeScriptOrigin: string | undefined }): MoreSources {
  if (origin === undefined) return {};
  return Object.fromEntries(['script-src', 'connect-src', 'img-src', 'frame-src'].map((directive) => [directive, [origin]]));
}
