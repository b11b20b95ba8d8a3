import { listEndpoints } from '@selvedge/contract/endpoints.ts';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { findAccessProblems } from './find-access-problems.ts';
import { findFuzzProblem, fuzzSettings } from './find-fuzz-problem.ts';
import { signInAsShopper, signInAsStaff } from './sign-in-as.ts';
import { testNow as now, testApp } from './test-app.ts';

const { runs, seed } = fuzzSettings();
const minutes = 60_000;

/** Registers the tests of every `of`th endpoint from the given one on: a file for each part, so that all workers have a share. */
export function testEndpoints({ part, of }: { part: number; of: number }): void {
  let app: FastifyInstance;

  beforeAll(async () => {
    await emptyTables();
    // As in production: rights that are worth it wait for a second factor.
    app = await testApp({ config: { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), staffSecondFactor: 'required' } });
  });

  describe.each(listEndpoints().filter((_, index) => index % of === part - 1))('$name', ({ definition }) => {
    test('lets in whom it declares, and nobody else', { timeout: minutes }, async () => {
      expect(await findAccessProblems({ app, definition, seed })).toEqual([]);
    });

    test('answers only what it declares, whatever it is sent, as guest, shopper and staff', {
      timeout: 2 * minutes + runs * 1_000,
    }, async () => {
      const { db } = await testDb();
      const identities = {
        guest: {},
        shopper: await signInAsShopper(db, { market: 'de-DE', now }),
        'staff without rights': await signInAsStaff(db, { role: 'newcomer', now }),
        'staff with all rights': await signInAsStaff(db, { role: 'administrator', now, hasSecondFactor: true }),
      };
      expect(await findFuzzProblem({ app, definition, identities, runs, seed })).toBeUndefined();
    });
  });
}
