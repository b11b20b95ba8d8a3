import type { Endpoint } from '@selvedge/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type { Handler } from './serve.ts';

/** For what only reads, and may be read somewhere else: it sees everything that was written before the call, the caller's own changes too. */
export function fromReplica<E extends Endpoint>({ shop }: FastifyInstance, handle: Handler<E>): Handler<E> {
  return async (ctx, input, http) => {
    const read = await shop.reads.caughtUp();
    return read(async (db) => handle({ ...ctx, db }, input, http));
  };
}
