import { deviceBadges } from '@selvedge/contract/studio/device-badges.ts';
import { staffDevices } from '@selvedge/contract/studio/devices.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { listDevices } from './list-devices.ts';
import { changeDevice, createDevice, issueCode, revokeDevice } from './place-device.ts';
import { issueBadge, listBadges, revokeBadge } from './staff-badge.ts';

export function deviceStudioRoutes(app: FastifyInstance): void {
  const { config } = app.shop;
  serve(app, staffDevices.list, (ctx) => listDevices(ctx, { terminals: config.payment?.terminals ?? [] }));
  serve(app, staffDevices.create, (ctx, { body }) => createDevice(ctx, body, config));
  serve(app, staffDevices.change, (ctx, { params, body }) => changeDevice(ctx, params.id, body));
  serve(app, staffDevices.issueCode, (ctx, { params }) => issueCode(ctx, params.id, config));
  serve(app, deviceBadges.list, (ctx) => listBadges(ctx));
  serve(app, deviceBadges.issue, (ctx, { params, body }) => issueBadge(ctx, params.id, body.pin));
  serve(app, deviceBadges.revoke, (ctx, { params }) => revokeBadge(ctx, params.id));
  serve(app, staffDevices.revoke, (ctx, { params }) => revokeDevice(ctx, params.id));
}
