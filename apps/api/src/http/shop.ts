import type { Server } from 'node:http';
import type { Access, Endpoint } from '@selvedge/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';
import type { Config } from '../config.ts';
import type { ContentSnapshot } from '../content/snapshot.ts';
import type { Db } from '../db/db.ts';
import type { SigningKeys } from '../identity/signing-keys.ts';
import type { Providers } from '../payment/providers.ts';
import type { Ports } from '../ports/ports.ts';
import type { PromotionSnapshot } from '../promotion/promotion-snapshot.ts';
import type { StockChanges } from '../stock/stock-changes.ts';
import type { Metrics } from './metrics.ts';
import type { ResponseCache } from './response-cache.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** What the process hands to the HTTP layer: one per app, so that tests can run two of them on one database. */
export type Shop = {
  config: Pick<
    Config,
    'isProduction' | 'shopUrl' | 'trustedProxies' | 'logLevel' | 'previewSecret' | 'serviceKey' | 'sessionSecret' | 'importPictures'
  > &
    Partial<
      Pick<
        Config,
        | 'apiBase'
        | 'payment'
        | 'staffSecondFactor'
        | 'addressComplete'
        | 'companyDomain'
        | 'providers'
        | 'countryHeader'
        | 'importMaxBytes'
        | 'maxInFlight'
      >
    >;
  db: Db;
  pool: pg.Pool;
  clock: () => Date;
  content: () => ContentSnapshot;
  catalogue: () => CatalogueSnapshot;
  stock: () => StockChanges;
  promotions: () => PromotionSnapshot;
  ports: Ports;
  payments: Providers;
  /** What shoppers' access tokens are signed with. */
  signingKeys: SigningKeys;
  metrics: Metrics;
  responseCache: ResponseCache;
  securityHeaders: Readonly<Record<string, string>>;
  isTrustedProxy: TrustedProxies;
  /** Endpoints that have a handler. */
  served: Set<Endpoint>;
  servers: Server[];
  /** Set first when the process is asked to stop, so that load balancers turn away before connections close. */
  isStopping: boolean;
  /** Who a caller without a session is, as far as the shop has given them something. */
  findVisitor?: (request: FastifyRequest) => Promise<string | undefined>;
  /** The HTML of a refusal outside `/api`. */
  renderError?: (request: FastifyRequest, status: number) => string | Promise<string>;
};

declare module 'fastify' {
  interface FastifyInstance {
    shop: Shop;
  }
  interface FastifyContextConfig {
    /** Every route below `/api` says who may call it; a server with one that does not refuses to start. */
    access?: Access;
    /** Content types that this route takes as a stream. */
    upload?: readonly string[];
    /** The body reaches the handler as the text that was sent. */
    asSent?: boolean;
  }
}
