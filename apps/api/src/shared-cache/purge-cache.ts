export type SharedCache = {
  url: string;
  /** What proves us to the cache; Fastly's API token. */
  key?: string | undefined;
};

const timeoutMs = 5_000;

/**
 * Tells one cache which pages are old, as Fastly's API takes it and as deploy/varnish.vcl does. Softly: an old page may still be shown when
 * the shop can't be reached.
 */
export async function purgeCache({ url, key }: SharedCache, keys: readonly string[]): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'surrogate-key': keys.join(' '),
      'fastly-soft-purge': '1',
      accept: 'application/json',
      ...(key !== undefined && { 'fastly-key': key }),
    },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`It answered ${response.status}.`);
}
