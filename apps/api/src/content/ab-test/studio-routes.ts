import { abTests } from '@selvedge/contract/studio/ab-tests.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { createTest } from './create-test.ts';
import { decideTest } from './decide-test.ts';
import { listTests } from './list-tests.ts';
import { startTest } from './start-test.ts';
import { stopTest } from './stop-test.ts';

export function abTestStudioRoutes(app: FastifyInstance): void {
  serve(app, abTests.list, (ctx) => listTests(ctx));
  serve(app, abTests.create, (ctx, { body }) => createTest(ctx, body).then(() => listTests(ctx)));
  serve(app, abTests.start, (ctx, { params }) => startTest(ctx, params.id).then(() => listTests(ctx)));
  serve(app, abTests.stop, (ctx, { params }) => stopTest(ctx, params.id).then(() => listTests(ctx)));
  serve(app, abTests.decide, (ctx, { params, body }) => decideTest(ctx, { ...params, ...body }).then(() => listTests(ctx)));
}
