import { doctor } from '@selvedge/contract/studio/doctor.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { examineMarkets } from './examine-markets.ts';
import { getMailWish, wishMail } from './mail-wish.ts';

export function doctorStudioRoutes(app: FastifyInstance): void {
  const { payments } = app.shop;
  serve(app, doctor.examine, async (ctx) => ({ at: ctx.now.toISOString(), markets: await examineMarkets({ ...ctx, payments }) }));
  serve(app, doctor.mailWish, (ctx) => getMailWish(ctx));
  serve(app, doctor.wishMail, (ctx, { body }) => wishMail(ctx, body));
}
