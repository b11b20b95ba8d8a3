import { staffFeeds } from '@selvedge/contract/studio/feeds.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { listFeeds } from './list-feeds.ts';
import { previewFeed } from './preview-feed.ts';
import { removeFeed, renewAddress, saveFeed } from './save-feed.ts';

export function feedStudioRoutes(app: FastifyInstance): void {
  const shopUrl = () => app.shop.config.shopUrl;
  serve(app, staffFeeds.list, (ctx) => listFeeds(ctx, shopUrl()));
  serve(app, staffFeeds.save, (ctx, { body }) => saveFeed(ctx, body, shopUrl()));
  serve(app, staffFeeds.renewAddress, (ctx, { body }) => renewAddress(ctx, body, shopUrl()));
  serve(app, staffFeeds.remove, (ctx, { body }) => removeFeed(ctx, body));
  serve(app, staffFeeds.preview, (ctx, { body }) => previewFeed(ctx, body, shopUrl()));
}
