import { terms } from '@selvedge/contract/studio/terms.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { checkMarket } from '../editing/who.ts';
import { cancelTerms, decideTerms } from './decide-terms.ts';
import { discardTerms, saveTerms } from './edit-terms.ts';
import { getTermsVersion, listAcceptances, previewTerms } from './read-terms.ts';
import { listTerms, showTerms } from './show-terms.ts';

export function termsStudioRoutes(app: FastifyInstance): void {
  serve(app, terms.listTerms, (ctx, { query }) => {
    checkMarket(ctx, query);
    return listTerms(ctx, query);
  });
  serve(app, terms.getTerms, (ctx, { query }) => {
    checkMarket(ctx, query);
    return showTerms(ctx.db, query);
  });
  serve(app, terms.saveTerms, (ctx, { body }) => saveTerms(ctx, body));
  serve(app, terms.previewTerms, (_, { body }) => previewTerms(body));
  serve(app, terms.discardTerms, (ctx, { body }) => discardTerms(ctx, body));
  serve(app, terms.decideTerms, (ctx, { body }) => decideTerms(ctx, body));
  serve(app, terms.cancelTerms, (ctx, { body }) => cancelTerms(ctx, body));
  serve(app, terms.getTermsVersion, (ctx, { query }) => getTermsVersion(ctx, query));
  serve(app, terms.listAcceptances, (ctx, { query }) => listAcceptances(ctx, query));
}
