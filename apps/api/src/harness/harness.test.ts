import { type Endpoint, endpoint } from '@selvedge/contract/endpoint.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Config, readConfig } from '../config.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { type Handler, serve } from '../http/serve.ts';
import { findAccessProblems } from './find-access-problems.ts';
import { findFuzzProblem } from './find-fuzz-problem.ts';
import { signInAsStaff } from './sign-in-as.ts';
import { testNow as now, testApp } from './test-app.ts';

// The harness must be able to fail: endpoints that misbehave on purpose, one way each.

const seed = 7;
const base = {
  method: 'POST',
  path: '/api/suspect',
  summary: 'Suspect.',
  access: 'public',
  response: z.object({ size: z.number() }),
} as const;
const named = endpoint({ ...base, body: z.object({ name: z.string().max(1000) }) });

beforeAll(emptyTables);

function serving<const E extends Endpoint>(definition: E, handle: Handler<E>, settings: Partial<Config> = {}): Promise<FastifyInstance> {
  const config = { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), ...settings };
  return testApp({ config, extraRoutes: [(app) => serve(app, definition, handle)] });
}

/** A route that is served without the bridge, as a careless colleague might. */
function careless(definition: Endpoint, handle: () => unknown): Promise<FastifyInstance> {
  const { method, path: url, access } = definition;
  return testApp({
    extraRoutes: [(app) => void app.route({ method, url, config: { access }, handler: async (_, reply) => reply.send(handle()) })],
  });
}

describe('fuzz', () => {
  const fuzz = (app: FastifyInstance, definition: Endpoint, identities = { guest: {} }) =>
    findFuzzProblem({ app, definition, identities, runs: 200, seed });

  test('an endpoint that keeps its word has no problem', async () => {
    expect(await fuzz(await serving(named, (_, { body }) => ({ size: body.name.length })), named)).toBeUndefined();
  });

  test('an endpoint that breaks on a quote is found, with the smallest input and the seed', async () => {
    const app = await serving(named, (_, { body }) => {
      if (body.name.includes("'")) throw new Error('syntax error at or near');
      return { size: 1 };
    });
    const problem = await fuzz(app, named);
    expect(problem).toContain('answered 500');
    expect(problem).toContain("'");
    expect(problem).toContain('FUZZ_SEED=7');
  });

  test('a refusal that is not declared is found', async () => {
    const app = await serving(named, () => {
      throw new ShopError('conflict');
    });
    expect(await fuzz(app, named)).toContain('answered 409, which is not declared');
  });

  test('a code that does not belong to a declared status is found', async () => {
    const app = await serving(named, () => {
      throw new ShopError('wrong_market');
    });
    expect(await fuzz(app, named)).toContain('refused with 400 wrong_market, which is not declared');
  });

  test('an answer of another shape is found', async () => {
    expect(await fuzz(await careless(named, () => ({ size: 'large' })), named)).toContain('answered what its schema does not allow');
  });

  test('a problem that only one identity meets is found under its name', async () => {
    const { db } = await testDb();
    const definition = endpoint({ ...named, access: { staff: 'audit.read' } });
    const app = await serving(definition, () => {
      throw new Error('bug');
    });
    const staff = await signInAsStaff(db, { role: 'auditor', now });
    expect(await fuzz(app, definition)).toBeUndefined();
    expect(await fuzz(app, definition, { guest: {}, staff } as never)).toContain('as staff: answered 500');
  });
});

describe('access', () => {
  const problemsOf = (app: FastifyInstance, definition: Endpoint) => findAccessProblems({ app, definition, seed });

  test.each(['public', 'shopper', 'service', 'till', { staff: 'audit.read' }] as const)(
    'an endpoint served as declared (%j) has no problem',
    async (access) => {
      const definition = endpoint({ ...named, access });
      const app = await serving(definition, () => ({ size: 1 }), { staffSecondFactor: 'required' });
      expect(await problemsOf(app, definition)).toEqual([]);
    },
  );

  test.each(['shopper', 'service', 'till', { staff: 'audit.read' }] as const)(
    'an endpoint declared %j that checks nothing is found',
    async (access) => {
      const definition = endpoint({ ...named, access });
      const problems = await problemsOf(await careless(definition, () => ({ size: 1 })), definition);
      expect(problems.join('\n')).toMatch(/as a guest: answered 200 instead of 401/);
      expect(problems.join('\n')).toMatch(/as a revoked staff session: answered 200 instead of 401/);
    },
  );

  test('an endpoint that asks for another right than it declares is found', async () => {
    const declared = endpoint({ ...named, access: { staff: 'flag.write' } });
    const app = await serving(endpoint({ ...named, access: { staff: 'market.read' } }), () => ({ size: 1 }));
    expect(await problemsOf(app, declared)).toContain('POST /api/suspect as staff (auditor): answered 200 instead of 404');
  });

  test('an endpoint that declares that it needs a proven address, and does not ask for one, is found', async () => {
    const declared = endpoint({ ...named, access: 'shopper', needsVerifiedEmail: true });
    expect(await problemsOf(await serving(declared, () => ({ size: 1 })), declared)).toEqual([]);
    const app = await serving(endpoint({ ...named, access: 'shopper' }), () => ({ size: 1 }));
    expect(await problemsOf(app, declared)).toContain(
      'POST /api/suspect as a shopper whose e-mail address is not proven: answered 200 instead of 403',
    );
  });

  test('an endpoint that is closed to whom it declares is found', async () => {
    const declared = endpoint({ ...named, access: 'shopper' });
    const app = await serving(endpoint({ ...named, access: { staff: 'market.read' } }), () => ({ size: 1 }));
    expect(await problemsOf(app, declared)).toContain('POST /api/suspect as the shopper: is kept out (401)');
  });

  test("an endpoint that shows one shopper's data to another is found", async () => {
    const definition = endpoint({ ...base, access: 'shopper', response: z.object({ last: z.string() }) });
    let last = '';
    const app = await serving(definition, (ctx) => {
      if (ctx.session?.kind === 'shopper') last ||= ctx.session.shopperId;
      return { last };
    });
    expect(await problemsOf(app, definition)).toContain("POST /api/suspect as another shopper: sees another shopper's data");
  });

  test('a personal answer that may be stored is found', async () => {
    expect(await problemsOf(await careless(named, () => ({ size: 1 })), named)).toContain(
      'POST /api/suspect as a guest: gets an answer that may be stored',
    );
  });
});
