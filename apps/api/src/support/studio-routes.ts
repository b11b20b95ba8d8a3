import { cases } from '@selvedge/contract/studio/cases.ts';
import type { FastifyInstance } from 'fastify';
import { fromReplica } from '../http/from-replica.ts';
import { serve } from '../http/serve.ts';
import { answerCase, noteCase } from './answer-case.ts';
import { findCases } from './find-cases.ts';
import { getCase } from './get-case.ts';
import { assignCase, moveCase } from './move-case.ts';

export function caseStudioRoutes(app: FastifyInstance): void {
  serve(
    app,
    cases.find,
    fromReplica(app, (ctx, { body }) => findCases(ctx, body)),
  );
  serve(app, cases.look, (ctx, { body }) => getCase(ctx, body));
  serve(app, cases.reply, (ctx, { body }) => answerCase(ctx, body));
  serve(app, cases.note, (ctx, { body }) => noteCase(ctx, body));
  serve(app, cases.assign, (ctx, { body }) => assignCase(ctx, body));
  serve(app, cases.move, (ctx, { body }) => moveCase(ctx, body));
}
