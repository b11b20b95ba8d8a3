import { promotions } from '@selvedge/contract/studio/promotions.ts';
import { staffDiscounts } from '@selvedge/contract/studio/staff-discounts.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { listPromotions } from './list-promotions.ts';
import { listCodes, makeCodes } from './make-codes.ts';
import { savePromotion } from './save-promotion.ts';
import { getDiscountRules, saveDiscountRules } from './staff-discount-rules.ts';

export function promotionStudioRoutes(app: FastifyInstance): void {
  serve(app, promotions.list, (ctx) => listPromotions(ctx));
  serve(app, promotions.save, (ctx, { params, query, body: { base, ...promotion } }) =>
    savePromotion(ctx, { id: params.id, promotion, base, ...query }),
  );
  serve(app, staffDiscounts.get, (ctx) => getDiscountRules(ctx.db));
  serve(app, staffDiscounts.save, (ctx, { body }) => saveDiscountRules(ctx, body));
  serve(app, promotions.makeCodes, (ctx, { params, body }) => makeCodes(ctx, { id: params.id, codes: body }));
  serve(app, promotions.listCodes, (ctx, { params, query }) => listCodes(ctx, { id: params.id, ...query }));
}
