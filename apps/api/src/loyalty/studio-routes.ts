import { staffLoyalty } from '@selvedge/contract/studio/loyalty.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { listRules, saveRule } from './save-rule.ts';

export function loyaltyStudioRoutes(app: FastifyInstance): void {
  serve(app, staffLoyalty.rules, (ctx) => listRules(ctx.db));
  serve(app, staffLoyalty.saveProgramme, (ctx, { params, query, body }) =>
    saveRule(ctx, { kind: 'programme', id: ctx.market?.id ?? params.market, definition: body, ...query }),
  );
  serve(app, staffLoyalty.saveReward, (ctx, { params, query, body }) =>
    saveRule(ctx, { kind: 'reward', id: params.id, definition: body, ...query }),
  );
  serve(app, staffLoyalty.saveCampaign, (ctx, { params, query, body }) =>
    saveRule(ctx, { kind: 'campaign', id: params.id, definition: body, ...query }),
  );
}
