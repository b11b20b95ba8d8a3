import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { bytesOf, createPageCache, encode, encodeQuickly } from './page-cache.ts';

const at = (content: string, catalogue = 'a', time = 0) => ({ content, catalogue, time });
const made = (text: string, url?: string) => ({ status: 200, type: 'text/html', text, url });
const page = (text: string, url?: string) => () => encode(made(text, url));

test('a page is made once, however many ask at the same moment', async () => {
  const cache = createPageCache('test', 1_000_000);
  let made = 0;
  const make = async () => {
    made += 1;
    return page('hello')();
  };
  await Promise.all(Array.from({ length: 20 }, () => cache.make(at('1'), 'home', make)));
  expect(made).toBe(1);
});

test('a page that failed is tried again by the next visitor', async () => {
  const cache = createPageCache('test', 1_000_000);
  await expect(cache.make(at('1'), 'home', () => Promise.reject(new Error('broken view')))).rejects.toThrow('broken view');
  const second = await cache.make(at('1'), 'home', page('hello'));
  expect((await bytesOf(second, 'identity')).toString()).toBe('hello');
});

test('nothing of an older revision is found once the published content has moved', async () => {
  const cache = createPageCache('test', 1_000_000);
  await cache.make(at('1'), 'home', page('old', '/en-GB'));
  expect(cache.findByUrl(at('1'), '/en-GB')).toBeDefined();
  expect(cache.find(at('2'), 'home')).toBeUndefined();
  expect(cache.findByUrl(at('2'), '/en-GB')).toBeUndefined();
});

test('a page that was being made while the content moved is sent but not kept', async () => {
  const cache = createPageCache('test', 1_000_000);
  const making = cache.make(at('1'), 'home', page('old', '/en-GB'));
  cache.find(at('2'), 'home');
  expect((await bytesOf(await making, 'identity')).toString()).toBe('old');
  expect(cache.find(at('2'), 'home')).toBeUndefined();
  expect(cache.findByUrl(at('2'), '/en-GB')).toBeUndefined();
});

test('the cache stays within its bytes and lets the oldest go first', async () => {
  const cache = createPageCache('test', 40_000);
  const big = () => Array.from({ length: 800 }, () => Math.random().toString(36)).join('');
  for (let n = 0; n < 12; n += 1) await cache.make(at('1'), `page ${n}`, page(big(), `/en-GB/${n}`));
  expect(cache.size().bytes).toBeLessThanOrEqual(40_000);
  expect(cache.find(at('1'), 'page 0')).toBeUndefined();
  expect(cache.findByUrl(at('1'), '/en-GB/0')).toBeUndefined();
  expect(cache.find(at('1'), 'page 11')).toBeDefined();
});

test('a page with goods is dropped when the assortment moves or one of its prices ends; the others stay', async () => {
  const cache = createPageCache('test', 1_000_000);
  const goods = () => encode({ ...made('tiles', '/en-GB/women'), catalogue: 'a', until: 100 });
  await cache.make(at('1'), 'home', page('hello', '/en-GB'));
  await cache.make(at('1'), 'women', goods);
  expect(cache.findByUrl(at('1', 'a', 99), '/en-GB/women')).toBeDefined();
  expect(cache.findByUrl(at('1', 'a', 100), '/en-GB/women')).toBeUndefined();
  expect(cache.find(at('1', 'b'), 'women')).toBeUndefined();
  expect(cache.size().pages).toBe(1);
  expect(cache.findByUrl(at('1', 'b', 100), '/en-GB')).toBeDefined();
});

test('a page that passes is packed for who asks first, and everybody after them reads the same', async () => {
  const text = 'Bluse – قميص '.repeat(2000);
  for (const first of ['zstd', 'br', 'gzip', 'identity'] as const) {
    const passing = await encodeQuickly(made(text), first);
    expect([passing.zstd !== undefined, passing.br !== undefined]).toEqual([first === 'zstd', first !== 'zstd']);
    expect(passing.identity).toBeUndefined();
    expect(zstdDecompressSync(await bytesOf(passing, 'zstd')).toString()).toBe(text);
    expect(brotliDecompressSync(await bytesOf(passing, 'br')).toString()).toBe(text);
    expect(gunzipSync(await bytesOf(passing, 'gzip')).toString()).toBe(text);
    expect((await bytesOf(passing, 'identity')).toString()).toBe(text);
  }
});

test('who asks first has a page as they understand it, and those who come later have it packed small', async () => {
  const text = Array.from({ length: 3_000 }, (_, n) => `<li>Bluse ${Math.sin(n)} – قميص</li>`).join('');
  const small = (await encode(made(text))).br!;
  for (const first of ['zstd', 'br', 'gzip', 'identity'] as const) {
    const page = await encode(made(text), first);
    expect(page.br?.length).not.toBe(small.length);
    if (first !== 'identity') expect(page[first]).toBeDefined();
    const all = async () => [
      zstdDecompressSync(await bytesOf({ ...page }, 'zstd')).toString(),
      brotliDecompressSync(await bytesOf({ ...page }, 'br')).toString(),
      gunzipSync(await bytesOf({ ...page }, 'gzip')).toString(),
      (await bytesOf({ ...page }, 'identity')).toString(),
    ];
    expect(await all()).toEqual([text, text, text, text]);
    await vi.waitFor(() => expect(page.br?.length).toBe(small.length), { timeout: 20_000 });
    expect([page.zstd, page.gzip, page.identity]).toEqual([undefined, undefined, undefined]);
    expect(await all()).toEqual([text, text, text, text]);
  }
});

test('a page takes no more of the memory than the cache counts', async () => {
  const text = Array.from({ length: 800 }, (_, n) => `<li>${(n * 7_919) % 1_000} ${Math.sin(n).toString(36)}</li>`).join('');
  for (const page of [await encode(made(text)), await encodeQuickly(made(text), 'zstd'), await encodeQuickly(made(text), 'br')]) {
    for (const encoding of ['zstd', 'br', 'gzip', 'identity'] as const) await bytesOf(page, encoding);
    const kept = [page.zstd, page.br, page.gzip, page.identity].filter((bytes) => bytes !== undefined);
    expect(kept.length).toBeGreaterThan(1);
    // Encodings differ a little in size; the rest of a chunk would be 64 KB.
    expect(kept.reduce((sum, { buffer }) => sum + buffer.byteLength, 0)).toBeLessThan(page.size * 1.1);
  }
});

test('the cache lets go of as much as it took in, whatever was asked for meanwhile', async () => {
  const cache = createPageCache('test', 1_000_000);
  const kept = await cache.make(at('1'), 'search', async () => ({ ...(await encodeQuickly(made('x'.repeat(9000)), 'zstd')), until: 1 }));
  for (const encoding of ['br', 'gzip', 'identity'] as const) await bytesOf(kept, encoding);
  expect(cache.size().bytes).toBeGreaterThan(0);
  expect(cache.find(at('1', 'a', 1), 'search')).toBeUndefined();
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
});

test('pages that are made at the same moment do not write over each other', async () => {
  const texts = Array.from({ length: 12 }, (_, n) => String(n).repeat(50_000));
  const pages = await Promise.all(texts.map((text) => encodeQuickly(made(text), 'zstd')));
  expect(await Promise.all(pages.map(async (each) => (await bytesOf(each, 'identity')).toString()))).toEqual(texts);
});
