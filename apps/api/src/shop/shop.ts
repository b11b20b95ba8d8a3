import type { Server } from 'node:http';
import type { Endpoint } from '@selvedge/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Db } from '../db/db.ts';
import type { Reads } from '../db/from-primary.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { CallingDevice, Held, Ports, ShopperSession, StaffSession } from './ctx.ts';

/** What the environment decides of a call. A domain adds its own settings beside what reads them (`declare module`). */
export interface ShopConfig {
  isProduction: boolean;
  shopUrl: string;
  trustedProxies: readonly string[];
  logLevel: string;
  previewSecret: string;
  serviceKey: string;
  /** Left out: no store has tills that speak to the shop. */
  tillKey?: string | undefined;
  sessionSecret: string;
  apiBase?: string | undefined;
  staffSecondFactor?: 'required' | 'recommended';
  companyDomain?: string | undefined;
  countryHeader?: string | undefined;
  importMaxBytes?: number;
  maxInFlight?: number;
  /** Those that this process answers for; all when left out or empty. */
  markets?: readonly string[];
  /** From where pages may run scripts of others. */
  scriptHosts?: readonly string[];
  /** Of the storefront that is served. */
  build?: string;
}

/**
 * What the process holds for every call: one per app, so that tests can run two of them on one database. A folder above adds its own beside
 * what it holds (`declare module`).
 */
export interface Shop {
  config: ShopConfig;
  db: Db;
  pool: pg.Pool;
  /** Where lists are read. */
  reads: Reads;
  clock: () => Date;
  content: () => ContentSnapshot;
  ports: Ports;
  /** What the domains hold for a call, as it is now. */
  held: () => Held;
  /** The shopper who calls; undefined for guests. */
  findShopper: (request: FastifyRequest) => Promise<ShopperSession | undefined>;
  /** The member of staff whose session this is. */
  findStaffSession: (token: string) => Promise<StaffSession | undefined>;
  /** The device of a store from which a call comes, by its cookie and its key. */
  findDevice: (request: FastifyRequest) => Promise<CallingDevice | undefined>;
  securityHeaders: Readonly<Record<string, string>>;
  /** Endpoints that have a handler. */
  served: Set<Endpoint>;
  servers: Server[];
  /** Set first when the process is asked to stop, so that load balancers turn away before connections close. */
  isStopping: boolean;
  /** Only while an operator traces the shop. */
  telemetry?: Telemetry | undefined;
  /** Who a caller without a session is, as far as the shop has given them something. */
  findVisitor?: (request: FastifyRequest) => Promise<string | undefined>;
  /** The HTML of a refusal outside `/api`. */
  renderError?: (request: FastifyRequest, status: number) => string | Promise<string>;
}

declare module 'fastify' {
  interface FastifyInstance {
    shop: Shop;
  }
}
