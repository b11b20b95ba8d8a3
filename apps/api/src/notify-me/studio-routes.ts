import { waitedFor } from '@selvedge/contract/studio/notify-me.ts';
import type { FastifyInstance } from 'fastify';
import { fromReplica } from '../http/from-replica.ts';
import { serve } from '../http/serve.ts';
import { exportWaited, listWaited, listWaitedOf } from './count-waiting.ts';

export function notifyMeStudioRoutes(app: FastifyInstance): void {
  serve(
    app,
    waitedFor.list,
    fromReplica(app, (ctx, { query }) => listWaited(ctx, query)),
  );
  serve(app, waitedFor.ofProduct, (ctx, { query }) => listWaitedOf(ctx, query));
  serve(app, waitedFor.export, (ctx, { query }) => exportWaited(ctx, query));
}
