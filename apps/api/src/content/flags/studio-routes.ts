import { flags } from '@selvedge/contract/studio/flags.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { changeFlags } from './change-flags.ts';
import { listCells, listPast } from './list-cells.ts';
import { listMaintenance } from './list-maintenance.ts';

export function flagStudioRoutes(app: FastifyInstance): void {
  serve(app, flags.matrix, (ctx) => listCells(ctx.db));
  serve(app, flags.change, (ctx, { body }) => changeFlags(ctx, body.changes));
  serve(app, flags.maintenance, (ctx) => listMaintenance(ctx.content));
  serve(app, flags.history, (ctx, { query }) => listPast(ctx, query));
}
