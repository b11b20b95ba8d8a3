import { staffLoyalty } from '@selvedge/contract/studio/loyalty.ts';
import { staffPoints } from '@selvedge/contract/studio/points.ts';
import type { FastifyInstance } from 'fastify';
import { fromReplica } from '../http/from-replica.ts';
import { serve } from '../http/serve.ts';
import { listRules, saveRule } from './save-rule.ts';
import { correctPoints } from './staff/correct-points.ts';
import { decideCorrection } from './staff/decide-correction.ts';
import { listWaiting } from './staff/list-corrections.ts';
import { listOpenPoints } from './staff/list-open-points.ts';
import { previewRule } from './staff/preview-rule.ts';
import { findMemberByEmail, showMember } from './staff/show-member.ts';

export function loyaltyStudioRoutes(app: FastifyInstance): void {
  serve(app, staffLoyalty.rules, (ctx) => listRules(ctx.db));
  serve(
    app,
    staffLoyalty.openPoints,
    fromReplica(app, (ctx) => listOpenPoints(ctx)),
  );
  serve(app, staffLoyalty.preview, (ctx, { body }) => previewRule(ctx, body));
  serve(app, staffLoyalty.saveProgramme, (ctx, { params, query, body }) =>
    saveRule(ctx, { kind: 'programme', id: ctx.market?.id ?? params.market, definition: body, ...query }),
  );
  serve(app, staffLoyalty.saveReward, (ctx, { params, query, body }) =>
    saveRule(ctx, { kind: 'reward', id: params.id, definition: body, ...query }),
  );
  serve(app, staffLoyalty.saveCampaign, (ctx, { params, query, body }) =>
    saveRule(ctx, { kind: 'campaign', id: params.id, definition: body, ...query }),
  );
  serve(app, staffPoints.find, (ctx, { body }) => findMemberByEmail(ctx, body));
  serve(app, staffPoints.get, (ctx, { body }) => showMember(ctx, body));
  serve(app, staffPoints.waiting, (ctx) => listWaiting(ctx.db));
  serve(app, staffPoints.correct, async (ctx, { body }) => {
    await correctPoints(ctx, body);
    return showMember(ctx, body);
  });
  serve(app, staffPoints.decide, async (ctx, { body }) => {
    await decideCorrection(ctx, body);
    return showMember(ctx, body);
  });
}
