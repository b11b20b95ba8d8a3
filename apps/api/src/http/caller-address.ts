import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { plainAddress } from './trusted-proxies.ts';

/** A proxy passes on whatever a caller wrote; only a real address may become a key in the database. */
export function callerAddress(request: FastifyRequest): string {
  // A caller who has gone meanwhile has no address any more.
  const address = plainAddress(request.ip ?? '');
  return isIP(address) ? address : plainAddress(request.socket.remoteAddress ?? '');
}
