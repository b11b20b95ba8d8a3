import { editing } from '@selvedge/contract/studio/editing.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { warnOfLinks } from '../warn-of-links.ts';
import { checkPage } from './check-page.ts';
import { copyPage } from './copy-page.ts';
import { createPage } from './create-page.ts';
import { discardDraft } from './discard-draft.ts';
import { getPage } from './get-page.ts';
import { publishRelease } from './go-live.ts';
import { listPages } from './list-pages.ts';
import { openPreview } from './open-preview.ts';
import { cancelRelease, changeRelease, planRelease } from './plan-release.ts';
import { publishPage } from './publish-page.ts';
import { putPageBack } from './put-page-back.ts';
import { listReleases } from './releases.ts';
import { restoreVersion } from './restore-version.ts';
import { saveDraft } from './save-draft.ts';
import { getVersion, listVersions } from './versions.ts';
import { withdrawPage } from './withdraw-page.ts';

export function editingStudioRoutes(app: FastifyInstance): void {
  serve(app, editing.listPages, (ctx, { query }) => listPages(ctx, query));
  serve(app, editing.getPage, (ctx, { query }) => getPage(ctx, query));
  serve(app, editing.createPage, (ctx, { body }) => createPage(ctx, body));
  serve(app, editing.saveDraft, (ctx, { body }) => saveDraft(ctx, body));
  serve(app, editing.discardDraft, (ctx, { body }) => discardDraft(ctx, body));
  serve(app, editing.checkPage, (ctx, { query }) => checkPage(ctx, query));
  serve(app, editing.warnOfPage, async (ctx, { query }) => {
    const { content, market, path } = await getPage(ctx, query);
    return warnOfLinks(ctx.content, { market, content, self: path });
  });
  serve(app, editing.publishPage, (ctx, { body }) => publishPage(ctx, body));
  serve(app, editing.withdrawPage, (ctx, { body }) => withdrawPage(ctx, body));
  serve(app, editing.putPageBack, (ctx, { body }) => putPageBack(ctx, body));
  serve(app, editing.copyPage, (ctx, { body }) => copyPage(ctx, body));
  serve(app, editing.listVersions, (ctx, { query }) => listVersions(ctx, query));
  serve(app, editing.getVersion, (ctx, { query }) => getVersion(ctx, query));
  serve(app, editing.restoreVersion, (ctx, { body }) => restoreVersion(ctx, body));
  serve(app, editing.listReleases, (ctx) => listReleases(ctx));
  serve(app, editing.planRelease, (ctx, { body }) => planRelease(ctx, body));
  serve(app, editing.changeRelease, (ctx, { params, body }) => changeRelease(ctx, { ...body, ...params }));
  serve(app, editing.cancelRelease, (ctx, { params }) => cancelRelease(ctx, params));
  serve(app, editing.publishRelease, (ctx, { params }) => publishRelease(ctx, params));
  serve(app, editing.preview, (ctx, { body }) => openPreview(ctx, body, app.shop.config));
}
