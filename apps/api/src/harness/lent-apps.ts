import type { FastifyInstance } from 'fastify';

/** Apps that no test uses now. Registering hundreds of calls takes longer than most tests do, so an app goes from test to test. */
const idle: FastifyInstance[] = [];
const lent = new Set<FastifyInstance>();
let isInTest = false;

/** For `beforeEach` of every file. What is made outside of a test (`beforeAll`) serves a whole file, and is nobody else's. */
export function beginTest(): void {
  isInTest = true;
}

/** For `afterEach` of every file. An app that was closed or listens is left to the test that did so. */
export function endTest(): void {
  isInTest = false;
  for (const app of lent) if (!closed.has(app) && !app.server.listening) idle.push(app);
  lent.clear();
}

const closed = new WeakSet<FastifyInstance>();

/** An app for this test: one that another test has done with, made new by `renew`, or one of its own. */
export function lendApp({ build, renew }: { build: () => FastifyInstance; renew: (app: FastifyInstance) => void }): FastifyInstance {
  if (!isInTest) return build();
  const app = idle.pop() ?? buildLent(build);
  renew(app);
  lent.add(app);
  return app;
}

function buildLent(build: () => FastifyInstance): FastifyInstance {
  const app = build();
  app.addHook('onClose', async () => void closed.add(app));
  return app;
}
