import type { IncomingHttpHeaders } from 'node:http';

type Asked = { url?: string | undefined; headers: Pick<IncomingHttpHeaders, 'referer' | 'host'> };

/** True without looking further for nearly every request: nobody else pays for what only staff use. */
export function mayBePreview({ url, headers }: Asked): boolean {
  return (url?.includes('preview=') ?? false) || (headers.referer?.includes('preview=') ?? false);
}

/**
 * The token of a preview: in the address, or in that of the page from which it was asked. It belongs to one tab: kept in a cookie, it
 * would show drafts in every other tab, to staff who believe that they look at the live shop.
 */
export function previewToken({ url, headers }: Asked): { token: string | undefined; isInAddress: boolean } {
  const own = new URLSearchParams(url?.split('?', 2)[1]).get('preview');
  if (own) return { token: own, isInAddress: true };
  const from = URL.canParse(headers.referer ?? '') ? new URL(headers.referer!) : undefined;
  const isOurs = from !== undefined && from.host === headers.host;
  return { token: (isOurs && from.searchParams.get('preview')) || undefined, isInAddress: false };
}
