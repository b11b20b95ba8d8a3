import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Db } from '../db/db.ts';
import type { Providers } from '../payment/providers.ts';

/** What paying needs whoever asks for it: a request, a notice of a provider, or the completer. */
export type Till = {
  db: Db;
  clock: () => Date;
  providers: Providers;
  /** What requests to providers are sealed with. */
  secret: string;
  shopUrl: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
};

export function tillOf({ shop, log }: FastifyInstance): Till {
  const { db, clock, payments, config } = shop;
  return { db, clock, providers: payments, secret: config.sessionSecret, shopUrl: config.shopUrl, log };
}
