import { ShopError } from '@selvedge/contract/error.ts';
import type { FastifyRequest } from 'fastify';

/**
 * A call that changes something comes from our own pages or from a program, never from somebody else's page.
 * 400, because a client reads 403 as an invalid claim of its session.
 */
export function refuseCrossSite(request: FastifyRequest, shopUrl: string): void {
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none';
  if (isForeign || (origin !== undefined && !isOwn(origin, request, shopUrl))) {
    throw new ShopError('invalid_request', { origin: ['error.cross_site'] });
  }
  // A form on another site can send other types without asking; JSON and the files that we take it cannot.
  const type = request.headers['content-type'];
  if (type !== undefined && !isJson(type) && !isUpload(type, request)) throw new ShopError('unsupported_media_type');
}

function isOwn(origin: string, request: FastifyRequest, shopUrl: string): boolean {
  return origin === shopUrl || origin === `${request.protocol}://${request.host}`;
}

function isUpload(contentType: string, { routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.upload?.includes(contentType.split(';', 1)[0]!.trim().toLowerCase()) ?? false;
}

export function isJson(contentType: string): boolean {
  return /^application\/(?:json|[\w.!#$&^+-]+\+json)\s*(?:;|$)/i.test(contentType);
}
