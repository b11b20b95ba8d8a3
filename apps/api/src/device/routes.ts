import { device } from '@selvedge/contract/device.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { clearDevice } from './clear-device.ts';
import { enrolDevice } from './enrol-device.ts';
import { lookAtDevice } from './look-at-device.ts';

export function deviceRoutes(app: FastifyInstance): void {
  const { sessionSecret: secret, apiBase = '' } = app.shop.config;
  serve(app, device.enrol, (ctx, { body }, http) => enrolDevice(ctx, http, { ...body, secret }));
  serve(app, device.look, (ctx, _, http) => lookAtDevice(ctx, http, { secret }));
  serve(app, device.clear, (_ctx, _input, http) => clearDevice(http, { base: `${apiBase}/api/auth` }));
}
