import { previewContent } from '@selvedge/api/content/editing/preview-content.ts';
import { previewCookie, previewSeconds, readPreview } from '@selvedge/api/content/editing/preview-token.ts';
import { canonicalMarketId } from '@selvedge/api/content/resolve-page.ts';
import type { ContentSnapshot } from '@selvedge/api/content/snapshot.ts';
import { withClosed } from '@selvedge/api/content/with-closed.ts';
import { findStaff } from '@selvedge/api/http/check-access.ts';
import { readCookie, writeCookie } from '@selvedge/api/http/cookie.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { firstSegment } from '@selvedge/domain/market/find-market-by-path.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Preview = { content: ContentSnapshot; at: Date; shown: NonNullable<PageData['preview']>; token: string };

/** True without looking further for nearly every request: nobody else pays for what only staff use. */
export function mayBePreview({ headers, url }: { headers: { cookie?: string | undefined }; url?: string | undefined }): boolean {
  return (headers.cookie?.includes(`${previewCookie}=`) ?? false) || (url?.includes('preview=') ?? false);
}

/** What a member of staff asked to see, by the link they opened or by the cookie that it left; undefined for everybody else. */
export async function findPreview(request: FastifyRequest, content: () => ContentSnapshot): Promise<Preview | undefined> {
  if (!mayBePreview(request)) return undefined;
  const { shop } = request.server;
  const staff = await findStaff(shop, request);
  if (!staff?.rights.includes('content.read')) return undefined;
  const [path = '/', search = ''] = request.url.split('?', 2);
  const now = shop.clock();
  const known = { secret: shop.config.previewSecret, staffId: staff.staffId, now };
  const candidates = [new URLSearchParams(search).get('preview') ?? undefined, readCookie(request.headers.cookie, previewCookie)];
  for (const token of candidates) {
    const claims = readPreview(token, known);
    if (!claims || !token) continue;
    const at = claims.at ? new Date(claims.at) : now;
    const market = canonicalMarketId(firstSegment(path));
    const looked = await previewContent(shop.db, withClosed(content()), { market, at, drafts: claims.drafts });
    return { content: looked, at, shown: { at: at.toISOString(), shopper: claims.shopper }, token };
  }
  return undefined;
}

/** Never kept, never listed, and shown in a frame only by the Studio. The cookie lets the next click stay in the preview. */
export function markPreview(reply: FastifyReply, { token }: Preview, { shopUrl }: { shopUrl: string }): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.headers({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': inOwnFrames(policy),
    'set-cookie': writeCookie(previewCookie, token, { maxAge: previewSeconds, sameSite: 'Strict', secure: shopUrl.startsWith('https:') }),
  });
}

/** The Studio lays previews in a frame; nobody else may. */
export const inOwnFrames = (policy: string): string => policy.replace(/frame-ancestors [^;]*/, "frame-ancestors 'self'");

/** The way out of a preview. */
export function endPreview(reply: FastifyReply, { shopUrl }: { shopUrl: string }): FastifyReply {
  return reply
    .headers({
      'cache-control': 'no-store',
      'set-cookie': writeCookie(previewCookie, '', { maxAge: 0, sameSite: 'Strict', secure: shopUrl.startsWith('https:') }),
    })
    .redirect('/studio/pages', 302);
}

/** Says on the page itself that it is not what shoppers see. Outside the root, so that the shop's own script leaves it alone. */
export function addPreviewBar(html: string, { shown, at }: Preview): string {
  const when = at.toISOString().slice(0, 16).replace('T', ' ');
  const bar = [
    '<link rel="stylesheet" href="/studio/preview.css">',
    `<aside class="preview-bar" dir="ltr" lang="en" aria-label="Preview"><strong>Preview</strong>`,
    `<span>as ${shopperNames[shown.shopper]}</span><time datetime="${at.toISOString()}">${when} UTC</time>`,
    '<a href="/studio/end-preview" target="_top">End preview</a></aside>',
  ].join('');
  return html.replace('<html ', '<html data-preview ').replace('<div id="root">', `${bar}<div id="root">`);
}

const shopperNames = { guest: 'a guest', member: 'a member', newCustomer: 'a new customer', employee: 'an employee' } as const;
