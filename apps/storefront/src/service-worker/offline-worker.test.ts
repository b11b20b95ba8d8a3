import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const origin = 'https://shop.example';
type Heard = Record<string, (event: unknown) => void>;
type Kept = Map<string, Map<string, Response>>;

/** Just enough of a browser around the script as it is sent. */
function startWorker(file: 'offline-worker' | 'removing-worker') {
  const heard: Heard = {};
  const kept: Kept = new Map();
  const fetch = vi.fn(async (_: unknown): Promise<Response> => new Response('from the shop'));
  const addressOf = (request: string | { url: string }) => new URL(typeof request === 'string' ? request : request.url, origin).pathname;
  const caches = {
    async open(name: string) {
      const own = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, own);
      return {
        keys: async () => [...own.keys()].map((path) => ({ url: origin + path })),
        match: async (request: string | { url: string }) => own.get(addressOf(request))?.clone(),
        put: async (request: string, response: Response) => void own.set(addressOf(request), response),
        delete: async (request: string) => own.delete(addressOf(request)),
      };
    },
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
  };
  const registration = { navigationPreload: { enable: vi.fn(async () => {}) }, unregister: vi.fn(async () => true) };
  const globals = { caches, fetch, registration, URL, Response, Date, clients: { claim: async () => {} }, skipWaiting: () => {} };
  const addEventListener = (type: string, listener: Heard[string]) => void Object.assign(heard, { [type]: listener });
  runInNewContext(readFileSync(new URL(`./${file}.js`, import.meta.url), 'utf8'), { ...globals, addEventListener });

  async function tell(data: unknown): Promise<void> {
    const work: Promise<unknown>[] = [];
    heard.message?.({ data, ports: [], waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    await Promise.all(work);
  }
  async function ask(path: string, request: object = {}, preloadResponse: Promise<unknown> = Promise.resolve()) {
    const answers: Promise<Response>[] = [];
    const event = {
      request: { method: 'GET', mode: 'navigate', url: origin + path, ...request },
      preloadResponse,
      respondWith: (promise: Promise<Response>) => answers.push(promise),
    };
    heard.fetch?.(event);
    return answers[0];
  }
  async function activate(): Promise<void> {
    const work: Promise<unknown>[] = [];
    heard.activate?.({ waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    await Promise.all(work);
  }
  const all = () => [...kept.values()].flatMap((own) => [...own.keys()]);
  return { fetch, tell, ask, activate, all, registration };
}

const offlinePage = () => new Response('offline', { headers: { date: new Date().toUTCString() } });

describe('the service worker', () => {
  let worker = startWorker('offline-worker');
  beforeEach(() => {
    worker = startWorker('offline-worker');
  });

  test('keeps the offline page of one market, and nothing else that it is asked to keep', async () => {
    worker.fetch.mockImplementation(async () => offlinePage());
    await worker.tell({ type: 'keep', page: '/offline-de-AT.html' });
    await worker.tell({ type: 'keep', page: '/offline-fr-FR.html' });
    for (const page of ['/fr-FR/account', '/api/order/fr-FR/basket', 'https://evil.example/offline.html', '/offline.html/../api'])
      await worker.tell({ type: 'keep', page });
    expect(worker.all()).toEqual(['/offline-fr-FR.html']);
    expect(worker.fetch).toHaveBeenCalledWith('/offline-fr-FR.html', { credentials: 'omit', cache: 'no-cache' });
  });

  test('asks for it again only after a day', async () => {
    worker.fetch.mockImplementation(async () => offlinePage());
    await worker.tell({ type: 'keep', page: '/offline.html' });
    await worker.tell({ type: 'keep', page: '/offline.html' });
    expect(worker.fetch).toHaveBeenCalledTimes(1);
  });

  test('does not keep a refusal', async () => {
    worker.fetch.mockResolvedValue(new Response('closed', { status: 503 }));
    await worker.tell({ type: 'keep', page: '/offline.html' });
    expect(worker.all()).toEqual([]);
  });

  test('keeps nothing of the pages that are opened', async () => {
    const answer = await worker.ask('/de-AT/account');
    expect(await answer?.text()).toBe('from the shop');
    expect(worker.all()).toEqual([]);
  });

  test('has no part in calls, files, forms and the Studio', async () => {
    expect(await worker.ask('/api/order/de-AT/basket', { mode: 'cors' })).toBeUndefined();
    expect(await worker.ask('/assets/entry.js', { mode: 'no-cors' })).toBeUndefined();
    expect(await worker.ask('/api/order/return', { method: 'POST' })).toBeUndefined();
    expect(await worker.ask('/studio/orders')).toBeUndefined();
  });

  test('without a connection a page is the offline page', async () => {
    worker.fetch.mockResolvedValueOnce(offlinePage());
    await worker.tell({ type: 'keep', page: '/offline-de-AT.html' });
    const gone = Promise.reject(new TypeError('no connection'));
    const answer = await worker.ask('/de-AT/basket', {}, gone);
    expect([answer?.status, await answer?.text()]).toEqual([503, 'offline']);
  });

  test('forgets everything at one message', async () => {
    worker.fetch.mockResolvedValueOnce(offlinePage());
    await worker.tell({ type: 'keep', page: '/offline.html' });
    await worker.tell({ type: 'clear' });
    expect(worker.all()).toEqual([]);
  });
});

test('the worker that is sent in its place takes itself and what was kept away', async () => {
  const worker = startWorker('removing-worker');
  await worker.activate();
  expect(worker.registration.unregister).toHaveBeenCalledOnce();
  expect(await worker.ask('/de-AT/women')).toBeUndefined();
});
