import type { MarketContent } from '@selvedge/api/published/content-snapshot.ts';
import { type FastifyInstance, fastify } from 'fastify';
import { expect, test } from 'vitest';
import type { PageDeps } from './page-routes.ts';
import { webAppRoutes } from './web-app-routes.ts';

const market = (id: string, direction: 'ltr' | 'rtl', offlinePage: boolean) =>
  ({
    publicMarket: { id, url: `/${id}`, direction, country: { name: id } },
    navigation: { shopName: `Shop ${id}` },
    translations: { 'shell.search': 'Suche' },
    featureToggles: { offlinePage },
  }) as unknown as MarketContent;

function open(...markets: MarketContent[]) {
  const byMarket = new Map(markets.map((each) => [each.publicMarket.id, each]));
  const international = { navigation: { shopName: 'Shop' }, translations: {} };
  const renderer = { serviceWorkers: { offline: 'the worker', removing: 'the end of it' } };
  const app = fastify().decorate('shop', {} as FastifyInstance['shop']);
  webAppRoutes(app, { content: () => ({ byMarket, international }), renderer } as unknown as PageDeps);
  return async (url: string) => app.inject({ url });
}

test('every market has a manifest with its own name, language, direction and first page', async () => {
  const get = open(market('de-AT', 'ltr', true), market('ar-KW', 'rtl', true));
  const manifest = (await get('/manifest-ar-KW.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Shop ar-KW', lang: 'ar-KW', dir: 'rtl', start_url: '/ar-KW', display: 'standalone', id: '/' });
  expect(manifest.shortcuts[0]).toEqual({ name: 'Suche', url: '/ar-KW/search' });
  expect((await get('/manifest.webmanifest')).json()).toMatchObject({ name: 'Shop', start_url: '/', shortcuts: [] });
  expect((await get('/manifest-xx-XX.webmanifest')).statusCode).toBe(404);
});

test('the service worker is sent while one market wants it; when none does, the one that takes it away', async () => {
  const answer = await open(market('de-AT', 'ltr', false), market('ar-KW', 'rtl', true))('/service-worker.js');
  expect([answer.body, answer.headers['cache-control']]).toEqual(['the worker', 'no-cache']);
  expect((await open(market('de-AT', 'ltr', false))('/service-worker.js')).body).toBe('the end of it');
});
