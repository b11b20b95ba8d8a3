import { orderMails } from '@selvedge/contract/studio/order-mails.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { previewMail } from './preview-mail.ts';

export function orderMailStudioRoutes(app: FastifyInstance): void {
  const { shopUrl } = app.shop.config;
  serve(app, orderMails.preview, (ctx, { params }, http) => previewMail(ctx, params, { http, shopUrl }));
}
