import { ShopError } from '@selvedge/contract/error.ts';
import { translations } from '@selvedge/contract/studio/translations.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { draftGaps } from '../editing/draft-gaps.ts';
import { exportTexts } from './export-texts.ts';
import { getBook } from './get-book.ts';
import { listPlannedTexts } from './list-planned-texts.ts';
import { listHistory, listTexts } from './list-texts.ts';
import { readTranslations } from './read-translations.ts';
import { saveTexts } from './save-texts.ts';
import { suggestText } from './suggest-text.ts';

export function translationStudioRoutes(app: FastifyInstance): void {
  const { shopUrl } = app.shop.config;
  serve(app, translations.book, (ctx) => getBook(ctx));
  serve(app, translations.texts, (ctx, { query }) => listTexts(ctx, query));
  serve(app, translations.save, (ctx, { body }) => saveTexts(ctx, body));
  serve(app, translations.history, (ctx, { query }) => listHistory(ctx, query));
  serve(app, translations.suggest, (ctx, { query }) => suggestText(ctx, query));
  serve(app, translations.draftGaps, (ctx, { body }) => draftGaps(ctx, body));
  serve(app, translations.planned, (ctx, { query }) => listPlannedTexts(ctx, query));
  serve(app, translations.export, (ctx, { query }) => exportTexts(ctx, { ...query, shopUrl }));
  serve(app, translations.read, (ctx, { query }, http) => {
    const upload = http.readUpload();
    if (!upload) throw new ShopError('unsupported_media_type');
    return readTranslations(ctx, { ...upload, scope: query.scope });
  });
}
