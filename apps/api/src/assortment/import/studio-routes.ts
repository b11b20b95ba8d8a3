import { ShopError } from '@selvedge/contract/error.ts';
import { imports } from '@selvedge/contract/studio/import.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { getRun, listRuns } from './list-runs.ts';
import { startUpload } from './start-upload.ts';

export function importStudioRoutes(app: FastifyInstance): void {
  serve(app, imports.list, (ctx) => listRuns(ctx));
  serve(app, imports.get, (ctx, { params }) => getRun(ctx, params.id));
  serve(app, imports.start, async (ctx, { query }, http) => {
    const upload = http.readUpload();
    if (!upload) throw new ShopError('unsupported_media_type');
    const run = await startUpload(ctx, app.shop, { ...upload, file: query.file, isComplete: query.complete === 'true' });
    http.setStatus(202);
    return run;
  });
}
