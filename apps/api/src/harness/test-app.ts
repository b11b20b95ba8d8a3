import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { loadContent } from '../content/load-content.ts';
import type { Db } from '../db/db.ts';
import { testDb } from '../db/test-database.ts';
import { findCaller } from '../identity/find-caller.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import type { AppDeps } from '../server/app-deps.ts';
import { toShop } from '../server/to-shop.ts';
import { lendApp } from './lent-apps.ts';

export const testNow = new Date('2026-11-15T10:00:00Z');

/** By database: another test file may find another shop in its own. */
const contents = new WeakMap<Db, Promise<ContentSnapshot>>();

/** The whole app on the test file's own database, with the content of a freshly migrated shop. */
export async function testApp(deps: Partial<AppDeps> = {}): Promise<FastifyInstance> {
  const { db, pool } = await testDb();
  const snapshot = await (contents.get(db) ?? loadFor(db));
  const config = { ...readTestConfig(), ...deps.config };
  // A machine that is busy with other tests stalls us too; that must not look like a shop under pressure.
  const pressure = { maxDelayMs: Number.POSITIVE_INFINITY, stallMs: Number.POSITIVE_INFINITY, ...deps.pressure };
  const all = { db, pool, clock: () => testNow, content: () => snapshot, ...deps, config, pressure };
  const isUsual = Object.keys(deps).every((name) => renewable.has(name));
  return isUsual ? lendApp({ build: () => buildApp(all), renew: (app) => renewShop(app, all) }) : buildApp(all);
}

/** What calls find in `app.shop` at their time; anything else is built into an app. */
const renewable: ReadonlySet<string> = new Set(['db', 'pool', 'clock', 'content', 'catalogue', 'stock', 'promotions', 'ports', 'payments']);

/** As `buildApp` leaves it: a test may have written into the shop, or into its settings. */
function renewShop({ shop }: FastifyInstance, deps: AppDeps): void {
  const { securityHeaders, served, servers } = shop;
  const config = replaceAll(shop.config, deps.config);
  const fresh = toShop({ ...deps, config }, securityHeaders);
  replaceAll(shop, { ...fresh, served, servers, findShopper: (request) => findCaller(shop, request) });
}

/** The same object with other contents: routes keep the one they were given. */
function replaceAll<T extends object>(target: T, contents: T): T {
  for (const name of Object.keys(target)) if (!(name in contents)) Reflect.deleteProperty(target, name);
  return Object.assign(target, contents);
}

let testConfig: Config | undefined;

/** Read once: its schemas are made for every reading, which takes as long as a call of a test. */
function readTestConfig(): Config {
  testConfig ??= deepFreeze(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
  return testConfig;
}

/** What one test wrote into it, the next would find. */
function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const each of Object.values(value)) deepFreeze(each);
  return Object.freeze(value);
}

function loadFor(db: Db): Promise<ContentSnapshot> {
  const content = loadContent(db, { log: { warn() {} } });
  contents.set(db, content);
  return content;
}
