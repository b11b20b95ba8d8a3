import { previewContent } from '@selvedge/api/content/editing/preview-content.ts';
import { findStaff } from '@selvedge/api/http/check-access.ts';
import { canonicalMarketId } from '@selvedge/api/published/canonical-market-id.ts';
import type { ContentSnapshot } from '@selvedge/api/published/content-snapshot.ts';
import { mayBePreview, previewToken } from '@selvedge/api/published/preview-request.ts';
import { readPreview } from '@selvedge/api/published/preview-token.ts';
import { withClosed } from '@selvedge/api/published/with-closed.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { firstSegment } from '@selvedge/domain/market/find-market-by-path.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Preview = { content: ContentSnapshot; at: Date; shown: NonNullable<PageData['preview']>; token: string; isInAddress: boolean };

/** What a member of staff asked to see, by the address that they opened or came from; undefined for everybody else. */
export async function findPreview(request: FastifyRequest, content: () => ContentSnapshot): Promise<Preview | undefined> {
  if (!mayBePreview(request)) return undefined;
  const { shop } = request.server;
  const staff = await findStaff(shop, request);
  if (!staff?.rights.includes('content.read')) return undefined;
  const [path = '/'] = request.url.split('?', 2);
  const now = shop.clock();
  const { token, isInAddress } = previewToken(request);
  const claims = readPreview(token, { secret: shop.config.previewSecret, staffId: staff.staffId, now });
  if (!claims || !token) return undefined;
  const at = claims.at ? new Date(claims.at) : now;
  const market = canonicalMarketId(firstSegment(path));
  const looked = await previewContent(shop.db, withClosed(content()), { market, at, drafts: claims.drafts });
  return { content: looked, at, shown: { at: at.toISOString(), shopper: claims.shopper }, token, isInAddress };
}

/** Never kept, never listed, and shown in a frame only by the Studio. */
export function markPreview(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.headers({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': inOwnFrames(policy),
  });
}

/** A link of a preview leads to an address that is one, too: the tab stays in it, and no other tab enters it. */
export function withPreview(url: string, { token }: Pick<Preview, 'token'>): string {
  const [path, search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  query.set('preview', token);
  return `${path}?${query}`;
}

/** The Studio lays previews in a frame; nobody else may. */
export const inOwnFrames = (policy: string): string => policy.replace(/frame-ancestors [^;]*/, "frame-ancestors 'self'");

/** Says on the page itself that it is not what shoppers see. Outside the root, so that the shop's own script leaves it alone. */
export function addPreviewBar(html: string, { shown, at }: Preview): string {
  const when = at.toISOString().slice(0, 16).replace('T', ' ');
  const bar = [
    '<link rel="stylesheet" href="/studio/preview.css">',
    `<aside class="preview-bar" dir="ltr" lang="en" aria-label="Preview"><strong>Preview</strong>`,
    `<span>as ${shopperNames[shown.shopper]}</span><time datetime="${at.toISOString()}">${when} UTC</time>`,
    '<a href="/studio/pages" target="_top">End preview</a></aside>',
  ].join('');
  return html.replace('<html ', '<html data-preview ').replace('<div id="root">', `${bar}<div id="root">`);
}

const shopperNames = { guest: 'a guest', member: 'a member', newCustomer: 'a new customer', employee: 'an employee' } as const;
