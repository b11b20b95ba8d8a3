import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Db } from '../db/db.ts';
import type { PaymentConfig } from '../payment/payment-config.ts';
import type { Providers } from '../payment/providers.ts';

/** What paying needs whoever asks for it: a request, a notice of a provider, or the completer. */
export type PaymentDeps = {
  db: Db;
  clock: () => Date;
  providers: Providers;
  /** Which keys and pages the browser needs. */
  payment?: PaymentConfig | undefined;
  /** What requests to providers are sealed with. */
  secret: string;
  shopUrl: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
};

export function paymentDepsOf({ shop, log }: FastifyInstance): PaymentDeps {
  const { db, clock, payments, config } = shop;
  return { db, clock, providers: payments, payment: config.payment, secret: config.sessionSecret, shopUrl: config.shopUrl, log };
}
