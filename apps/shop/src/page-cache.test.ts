import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';

const page = (text: string, url?: string) => async () => ({ status: 200, type: 'text/html', text, url });

test('a page is made once, however many ask at the same moment', async () => {
  const cache = createPageCache(1_000_000);
  let made = 0;
  const make = async () => {
    made += 1;
    return page('hello')();
  };
  await Promise.all(Array.from({ length: 20 }, () => cache.make('1', 'home', make)));
  expect(made).toBe(1);
});

test('a page that failed is tried again by the next visitor', async () => {
  const cache = createPageCache(1_000_000);
  await expect(cache.make('1', 'home', () => Promise.reject(new Error('broken view')))).rejects.toThrow('broken view');
  const second = await cache.make('1', 'home', page('hello'));
  expect(second.identity.toString()).toBe('hello');
});

test('nothing of an older revision is found once the published content has moved', async () => {
  const cache = createPageCache(1_000_000);
  await cache.make('1', 'home', page('old', '/en-GB'));
  expect(cache.findByUrl('1', '/en-GB')).toBeDefined();
  expect(cache.find('2', 'home')).toBeUndefined();
  expect(cache.findByUrl('2', '/en-GB')).toBeUndefined();
});

test('a page that was being made while the content moved is sent but not kept', async () => {
  const cache = createPageCache(1_000_000);
  const making = cache.make('1', 'home', page('old', '/en-GB'));
  cache.find('2', 'home');
  expect((await making).identity.toString()).toBe('old');
  expect(cache.find('2', 'home')).toBeUndefined();
  expect(cache.findByUrl('2', '/en-GB')).toBeUndefined();
});

test('the cache stays within its bytes and lets the oldest go first', async () => {
  const cache = createPageCache(40_000);
  const big = () => Array.from({ length: 800 }, () => Math.random().toString(36)).join('');
  for (let n = 0; n < 12; n += 1) await cache.make('1', `page ${n}`, page(big(), `/en-GB/${n}`));
  expect(cache.size().bytes).toBeLessThanOrEqual(40_000);
  expect(cache.find('1', 'page 0')).toBeUndefined();
  expect(cache.findByUrl('1', '/en-GB/0')).toBeUndefined();
  expect(cache.find('1', 'page 11')).toBeDefined();
});
