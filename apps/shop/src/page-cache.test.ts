import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';

const at = (content: string, catalogue = 'a', time = 0) => ({ content, catalogue, time });
const page = (text: string, url?: string) => async () => ({ status: 200, type: 'text/html', text, url });

test('a page is made once, however many ask at the same moment', async () => {
  const cache = createPageCache(1_000_000);
  let made = 0;
  const make = async () => {
    made += 1;
    return page('hello')();
  };
  await Promise.all(Array.from({ length: 20 }, () => cache.make(at('1'), 'home', make)));
  expect(made).toBe(1);
});

test('a page that failed is tried again by the next visitor', async () => {
  const cache = createPageCache(1_000_000);
  await expect(cache.make(at('1'), 'home', () => Promise.reject(new Error('broken view')))).rejects.toThrow('broken view');
  const second = await cache.make(at('1'), 'home', page('hello'));
  expect(second.identity.toString()).toBe('hello');
});

test('nothing of an older revision is found once the published content has moved', async () => {
  const cache = createPageCache(1_000_000);
  await cache.make(at('1'), 'home', page('old', '/en-GB'));
  expect(cache.findByUrl(at('1'), '/en-GB')).toBeDefined();
  expect(cache.find(at('2'), 'home')).toBeUndefined();
  expect(cache.findByUrl(at('2'), '/en-GB')).toBeUndefined();
});

test('a page that was being made while the content moved is sent but not kept', async () => {
  const cache = createPageCache(1_000_000);
  const making = cache.make(at('1'), 'home', page('old', '/en-GB'));
  cache.find(at('2'), 'home');
  expect((await making).identity.toString()).toBe('old');
  expect(cache.find(at('2'), 'home')).toBeUndefined();
  expect(cache.findByUrl(at('2'), '/en-GB')).toBeUndefined();
});

test('the cache stays within its bytes and lets the oldest go first', async () => {
  const cache = createPageCache(40_000);
  const big = () => Array.from({ length: 800 }, () => Math.random().toString(36)).join('');
  for (let n = 0; n < 12; n += 1) await cache.make(at('1'), `page ${n}`, page(big(), `/en-GB/${n}`));
  expect(cache.size().bytes).toBeLessThanOrEqual(40_000);
  expect(cache.find(at('1'), 'page 0')).toBeUndefined();
  expect(cache.findByUrl(at('1'), '/en-GB/0')).toBeUndefined();
  expect(cache.find(at('1'), 'page 11')).toBeDefined();
});

test('a page with goods is dropped when the assortment moves or one of its prices ends; the others stay', async () => {
  const cache = createPageCache(1_000_000);
  const goods = async () => ({ ...(await page('tiles', '/en-GB/women')()), catalogue: 'a', until: 100 });
  await cache.make(at('1'), 'home', page('hello', '/en-GB'));
  await cache.make(at('1'), 'women', goods);
  expect(cache.findByUrl(at('1', 'a', 99), '/en-GB/women')).toBeDefined();
  expect(cache.findByUrl(at('1', 'a', 100), '/en-GB/women')).toBeUndefined();
  expect(cache.find(at('1', 'b'), 'women')).toBeUndefined();
  expect(cache.size().pages).toBe(1);
  expect(cache.findByUrl(at('1', 'b', 100), '/en-GB')).toBeDefined();
});
