// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

const own = window.fetch;
afterEach(() => {
  window.fetch = own;
  delete document.documentElement.dataset.apiBase;
  document.head.replaceChildren();
  vi.useRealTimers();
});

test('the script of a traced page numbers its calls, and tells the shop of them after a click', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  document.documentElement.dataset.apiBase = '/backend';
  document.head.innerHTML = '<script id="trace-calls" data-share="1" type="text/plain"></script>';
  const asked: { url: string; init: RequestInit }[] = [];
  window.fetch = async (input, init = {}) => {
    asked.push({ url: String(input), init });
    return new Response(null, { status: 204 });
  };
  vi.resetModules();
  await import('./trace-entry.ts');
  document.body.click();
  await window.fetch('/backend/api/order/de-AT/basket');
  vi.runAllTimers();
  expect(new Headers(asked[0]!.init.headers).get('traceparent')).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(asked[1]).toMatchObject({ url: '/backend/api/telemetry/calls', init: { method: 'POST', keepalive: true } });
  expect(JSON.parse(asked[1]!.init.body as string)).toMatchObject({ calls: [{ cause: 'click', status: 204 }] });
});
