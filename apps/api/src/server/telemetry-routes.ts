import { ShopError } from '@selvedge/contract/error.ts';
import { telemetry } from '@selvedge/contract/telemetry.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';

export function telemetryRoutes(app: FastifyInstance): void {
  serve(app, telemetry.calls, (ctx, { body }) => {
    if (!app.shop.telemetry) throw new ShopError('not_found');
    app.shop.telemetry.noteCalls(body.calls, ctx.now);
    return undefined;
  });
}
