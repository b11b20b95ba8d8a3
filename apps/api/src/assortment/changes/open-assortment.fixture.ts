import { createClient } from '@selvedge/contract/client.ts';
import { endpoints } from '@selvedge/contract/endpoints.ts';
import type { FastifyInstance } from 'fastify';
import { testDb } from '../../db/test-database.ts';
import { signInAsStaff } from '../../harness/sign-in-as.ts';
import { testApp, testNow } from '../../harness/test-app.ts';
import type { Role } from '../../identity/roles.ts';
import type { AppDeps } from '../../server/app-deps.ts';
import type { GivenLine } from '../import/import.fixture.ts';
import { importAssortment } from '../import/import-assortment.ts';

export const { staffProducts, changes } = endpoints;

/** A merchandiser before a shop with these goods, whose clock can be moved on. */
export async function openAssortment(lines: readonly GivenLine[], deps: Partial<AppDeps> = {}) {
  const { db, pool } = await testDb();
  const records = lines.map((value, at) => ({ line: at + 1, lines: 1, value }));
  const earlier = new Date(testNow.getTime() - 86_400_000);
  const report = await importAssortment(pool, records, { now: earlier, who: 'test', file: 'test' });
  if (report.refused.length > 0) throw new Error(JSON.stringify(report.refused));
  let now = testNow;
  const app = await testApp({ clock: () => now, ...deps });
  const as = async (role: Role) => clientOf(app, await signInAsStaff(db, { role, now: testNow, seconds: 86_400 * 60 }));
  return {
    ...{ app, db, pool, as, call: await as('merchandiser') },
    moveTo: (moment: Date) => {
      now = moment;
    },
  };
}

function clientOf(app: FastifyInstance, headers: Record<string, string>) {
  const send = async (url: string | URL | Request, init?: RequestInit) => {
    const response = await app.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url: String(url),
      headers: { ...(init?.headers as Record<string, string>), ...headers },
      ...(init?.body !== undefined && init.body !== null && { payload: init.body as string }),
    });
    return new Response(response.statusCode === 204 ? null : response.body, { status: response.statusCode });
  };
  return createClient({ apiBase: '', fetch: send as typeof fetch });
}
