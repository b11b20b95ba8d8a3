import { device } from '@selvedge/contract/device.ts';
import { deviceStaff } from '@selvedge/contract/device-staff.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { clearDevice } from './clear-device.ts';
import { enrolDevice } from './enrol-device.ts';
import { lookAtDevice } from './look-at-device.ts';
import { lookAtStaff, signInWithBadge, signOutOfDevice } from './staff-session.ts';

export function deviceRoutes(app: FastifyInstance): void {
  const { sessionSecret: secret, apiBase = '' } = app.shop.config;
  serve(app, device.enrol, (ctx, { body }, http) => enrolDevice(ctx, http, { ...body, secret }));
  serve(app, device.look, (ctx, _, http) => lookAtDevice(ctx, http, { secret }));
  serve(app, device.clear, (ctx, _input, http) => clearDevice(ctx, http, { base: `${apiBase}/api/auth` }));
  serve(app, deviceStaff.signIn, (ctx, { body }) => signInWithBadge(ctx, body));
  serve(app, deviceStaff.look, (ctx) => lookAtStaff(ctx));
  serve(app, deviceStaff.signOut, (ctx) => signOutOfDevice(ctx));
}
