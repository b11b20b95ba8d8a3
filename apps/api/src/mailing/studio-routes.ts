import { staffMailings } from '@selvedge/contract/studio/mailings.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { countSegment } from './count-segment.ts';
import { deleteMailing, deleteSegment } from './delete-mailing.ts';
import { drawMailing } from './draw-mailing.ts';
import { listMailings } from './list-mailings.ts';
import { moveMailing } from './move-mailing.ts';
import { previewMailing, sendTest } from './preview-mailing.ts';
import { saveMailing } from './save-mailing.ts';
import { listSegments, saveSegment } from './save-segment.ts';

export function mailingStudioRoutes(app: FastifyInstance): void {
  const { shopUrl } = app.shop.config;
  serve(app, staffMailings.segments, (ctx) => listSegments(ctx));
  serve(app, staffMailings.countSegment, (ctx, { body }) => countSegment(ctx, body));
  serve(app, staffMailings.saveSegment, (ctx, { params, query, body }) => saveSegment(ctx, { ...params, ...query, segment: body }));
  serve(app, staffMailings.deleteSegment, (ctx, { params }) => deleteSegment(ctx, params));
  serve(app, staffMailings.list, (ctx) => listMailings(ctx.db));
  serve(app, staffMailings.save, (ctx, { params, query, body }) => saveMailing(ctx, { ...params, ...query, mailing: body }));
  serve(app, staffMailings.delete, (ctx, { params }) => deleteMailing(ctx, params));
  serve(app, staffMailings.move, (ctx, { params, body }) => moveMailing(ctx, { ...params, ...body }));
  serve(app, staffMailings.sendTest, (ctx, { params, body }) => sendTest(ctx, { ...params, ...body }));
  serve(app, staffMailings.draw, (ctx, { body }) => drawMailing(ctx, { ...body, shopUrl }));
  serve(app, staffMailings.preview, (ctx, { params, query }, http) => previewMailing(ctx, { ...params, ...query }, { http, shopUrl }));
}
