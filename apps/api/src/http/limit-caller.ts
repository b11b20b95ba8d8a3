import type { Endpoint } from '@selvedge/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../shop/ctx.ts';
import type { Shop } from '../shop/shop.ts';
import { callerAddress } from './caller-address.ts';
import { countCalls, limitedAddress } from './count-call.ts';
import { RateLimited } from './rate-limited.ts';

/** An office, a campus or a proxy that is not configured is many people at one address; so many times a single one's calls they have. */
const peoplePerAddress = 5;

/**
 * Counts a call for who makes it: the session, else the basket that the shop gave out, else all strangers of an address together. So
 * one of them does not shut out the others. The address is counted too, with more to it: sessions and baskets can be collected.
 */
export async function limitCaller(
  shop: Shop,
  { method, path, rateLimit }: Pick<Endpoint, 'method' | 'path' | 'rateLimit'>,
  { request, session }: { request: FastifyRequest; session: Session | undefined },
): Promise<void> {
  if (!rateLimit) return;
  const { limit, seconds, name = `${method} ${path}` } = rateLimit;
  const address = limitedAddress(callerAddress(request));
  const visitor = session ? `session ${session.id}` : await shop.findVisitor?.(request);
  // The shared one last, always: two callers that took them in turn would wait for each other.
  const keys = [`call:${name}:${visitor ?? address}`, `call:${name}:all of ${address}`];
  const [own, all] = await countCalls(shop.db, { keys, seconds, now: shop.clock() });
  if (own!.count > limit) throw new RateLimited(own!.retryAfter);
  if (all!.count > limit * peoplePerAddress) throw new RateLimited(all!.retryAfter);
}
