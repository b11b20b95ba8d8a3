import { ShopError } from '@selvedge/contract/error.ts';
import type { FastifyRequest } from 'fastify';
import { refuseCrossSite } from './refuse-cross-site.ts';

/** Headers that our clients' session library sends and a link, a picture or a form can't. */
const proofs = ['rid', 'st-auth-mode', 'anti-csrf'] as const;

/**
 * A GET that changes something must have been meant: not a navigation, not a prefetch, not a picture on somebody's page, not the
 * scanner that opens every link of a mail.
 */
export function refuseUnintendedGet(request: FastifyRequest, shopUrl: string): void {
  refuseCrossSite(request, shopUrl);
  const { headers } = request;
  const isProven = proofs.some((name) => headers[name] !== undefined);
  const isPassive =
    headers['sec-fetch-mode'] === 'navigate' ||
    (headers['sec-fetch-dest'] !== undefined && headers['sec-fetch-dest'] !== 'empty') ||
    /prefetch|preview|prerender/i.test(`${headers.purpose ?? ''} ${headers['sec-purpose'] ?? ''}`);
  if (!isProven || isPassive) throw new ShopError('invalid_request', { origin: ['error.cross_site'] });
}
