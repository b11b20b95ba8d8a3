import { draftOrders } from '@selvedge/contract/studio/draft-orders.ts';
import type { FastifyInstance } from 'fastify';
import { fromReplica } from '../http/from-replica.ts';
import { serve } from '../http/serve.ts';
import { cancelDraft } from './cancel-draft.ts';
import { findDrafts } from './find-drafts.ts';
import { findVariants } from './find-variants.ts';
import { saveDraft } from './save-draft.ts';
import { sendDraft } from './send-draft.ts';
import { lookAtDraft } from './show-draft.ts';

export function draftOrderStudioRoutes(app: FastifyInstance): void {
  serve(
    app,
    draftOrders.find,
    fromReplica(app, (ctx, { body }) => findDrafts(ctx, body)),
  );
  serve(app, draftOrders.look, (ctx, { body }) => lookAtDraft(ctx, body.draftNumber));
  serve(app, draftOrders.findVariants, (ctx, { body }) => findVariants(ctx, body));
  serve(app, draftOrders.save, (ctx, { body }) => saveDraft(ctx, body));
  serve(app, draftOrders.send, (ctx, { body }) => sendDraft(ctx, body.draftNumber));
  serve(app, draftOrders.cancel, (ctx, { body }) => cancelDraft(ctx, body.draftNumber));
}
