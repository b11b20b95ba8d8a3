import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { loadContent } from '../content/load-content.ts';
import type { Db } from '../db/db.ts';
import { testDb } from '../db/test-database.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import type { AppDeps } from '../server/app-deps.ts';

export const testNow = new Date('2026-11-15T10:00:00Z');

/** By database: another test file may find another shop in its own. */
const contents = new WeakMap<Db, Promise<ContentSnapshot>>();

/** The whole app on the test file's own database, with the content of a freshly migrated shop. */
export async function testApp(deps: Partial<AppDeps> = {}): Promise<FastifyInstance> {
  const { db, pool } = await testDb();
  const snapshot = await (contents.get(db) ?? loadFor(db));
  const config = { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), ...deps.config };
  // A machine that is busy with other tests stalls us too; that must not look like a shop under pressure.
  const pressure = { maxDelayMs: Number.POSITIVE_INFINITY, stallMs: Number.POSITIVE_INFINITY, ...deps.pressure };
  return buildApp({ db, pool, clock: () => testNow, content: () => snapshot, ...deps, config, pressure });
}

function loadFor(db: Db): Promise<ContentSnapshot> {
  const content = loadContent(db, { log: { warn() {} } });
  contents.set(db, content);
  return content;
}
