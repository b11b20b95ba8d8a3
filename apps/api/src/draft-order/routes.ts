import { basket } from '@selvedge/contract/basket.ts';
import type { FastifyInstance } from 'fastify';
import { basketKey } from '../basket/basket-cookie.ts';
import { serve } from '../http/serve.ts';
import { openDraft } from './open-draft.ts';

export function draftOrderRoutes(app: FastifyInstance): void {
  serve(app, basket.openDraft, (ctx, { body }, http) => openDraft(ctx, basketKey(http), body));
}
