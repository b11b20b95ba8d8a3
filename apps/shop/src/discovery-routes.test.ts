import type { CatalogueSnapshot } from '@selvedge/api/catalogue/open-catalogue.ts';
import type { ContentSnapshot } from '@selvedge/api/published/content-snapshot.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { discoveryRoutes } from './discovery-routes.ts';

const shopUrl = 'https://shop.example';

async function readRobots(production: boolean): Promise<string> {
  const app = Fastify();
  // Nobody asks for a site map here.
  const [content, catalogue] = [() => ({}) as ContentSnapshot, () => ({}) as CatalogueSnapshot];
  discoveryRoutes(app, { content, catalogue, clock: () => new Date(0), shopUrl, production });
  const { body, headers } = await app.inject({ url: '/robots.txt' });
  expect(headers['content-type']).toContain('text/plain');
  await app.close();
  return body;
}

/** As RFC 9309 has it: the longest rule that fits counts; `*` is anything, `$` the end. */
function mayRead(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, kind, rule = '']) => ({ kind, rule }));
  const fits = ({ rule }: { rule: string }) => new RegExp(`^${rule.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`).test(path);
  const [best] = rules.filter(fits).sort((a, b) => b.rule.length - a.rule.length);
  return best?.kind !== 'Disallow';
}

test.each([
  ['/de-DE', true],
  ['/de-DE/women?page=2', true],
  ['/de-DE/women?colour=black', true],
  // What is not to be kept says so itself, which it can only where it is read.
  ['/de-DE/women?colour=black&size=M', true],
  ['/de-DE/search?q=coat', true],
  ['/de-DE/basket', true],
  ['/sitemap.xml', true],
  ['/share/de-DE/shop.0123456789abcdef.jpg', true],
  ['/img/0123/0-front', true],
  // Readers of product feeds obey as well.
  ['/feeds/abcdefgh/token.xml', true],
  ['/de-DE/women?type=json', false],
  ['/de-DE/women?page=2&type=json&part=content', false],
  ['/de-DE/p/x/1?formerMarket=en-GB', false],
  ['/api/f/de-DE/markets', false],
  ['/studio/feeds', false],
])('search engines may read %s: %s', async (path, may) => expect(mayRead(await readRobots(true), path)).toBe(may));

test('the site map is named, and a shop that is not in production is not read at all', async () => {
  expect(await readRobots(true)).toContain(`Sitemap: ${shopUrl}/sitemap.xml`);
  const closed = await readRobots(false);
  expect([mayRead(closed, '/de-DE'), closed.includes('Sitemap')]).toEqual([false, false]);
});
