import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type OpenDb, openDb } from '@selvedge/api/db/open-db.ts';
import { emptyTables, testDb } from '@selvedge/api/db/test-database.ts';
import { openOtlpReceiver, type ReceivedSpan } from '@selvedge/api/harness/otlp-receiver.ts';
import { testApp } from '@selvedge/api/harness/test-app.ts';
import { relayOutbox } from '@selvedge/api/jobs/relay-outbox.ts';
import { writeOutbox } from '@selvedge/api/jobs/write-outbox.ts';
import { startTelemetry } from '@selvedge/api/telemetry/start-telemetry.ts';
import { followWork } from '@selvedge/api/telemetry/tracer.ts';
import { createClient } from '@selvedge/contract/client.ts';
import { consent } from '@selvedge/contract/consent.ts';
import { type BrowserCall, telemetry as calls } from '@selvedge/contract/telemetry.ts';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test, vi } from 'vitest';
import { traceCalls } from '../../storefront/src/trace-calls.ts';

const now = new Date('2026-11-15T10:00:00Z');
const proof = { id: '6c1c2b0e-6d0b-4a39-9f55-0a4f5f0d1c11', version: 1, allowed: [] };
let collector: Awaited<ReturnType<typeof openOtlpReceiver>>;
let database: OpenDb;

beforeEach(async () => {
  await emptyTables();
  collector = await openOtlpReceiver();
  // Of this test alone: connections that are followed stay so.
  database = await openDb((await testDb()).url, { applicationName: 'selvedge tests' });
  return async () => {
    await database.close();
    await collector.close();
    vi.useRealTimers();
  };
});

async function openTraced(share: number, deps: Parameters<typeof testApp>[0] = {}) {
  const telemetry = (await startTelemetry({ endpoint: collector.url, service: 'shop', share, role: 'web' }))!;
  telemetry.watchPool(database.pool);
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const { shop } = await testApp();
  const config = { ...shop.config, logLevel: 'info' };
  const app = await testApp({ ...database, telemetry, logStream, config, ...deps });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const close = async () => {
    await app.close();
    await telemetry.stop();
  };
  return { app, telemetry, origin, lines, close };
}

/** As the script of a page does it, where the visitor clicked a moment ago. */
function browserOf(origin: string, share: number) {
  const told: BrowserCall[] = [];
  const clicked = performance.now();
  const place = { fetch, origin, path: '/api/', share, clickedAt: () => clicked, now: () => performance.now() };
  const traced = traceCalls({ ...place, send: (sent) => void told.push(...sent) });
  return { told, client: createClient({ apiBase: origin, market: 'de-AT', fetch: traced }) };
}

const childrenOf = (spans: ReceivedSpan[], parent: ReceivedSpan | undefined) => spans.filter(({ parentId }) => parentId === parent?.spanId);

test('one trace leads from the click in a browser to the statements in the database, and holds nothing personal', async () => {
  const { app, telemetry, origin, lines, close } = await openTraced(1);
  const { client, told } = browserOf(origin, 1);
  await client(consent.record, { params: { market: 'de-AT' }, body: proof });
  await vi.waitFor(() => expect(told).toHaveLength(1), { timeout: 20_000 });
  await createClient({ apiBase: origin })(calls.calls, { body: { calls: told } });
  telemetry.exportMetrics(app.shop.metrics.registry);
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  telemetry.logStream.write(lines.find((line) => line.includes('/api/consent'))!);
  expect(out).toHaveBeenCalledWith(expect.stringContaining('"trace_id":'));
  out.mockRestore();
  await close();

  const { spans, logs, metrics, bytes } = collector.received;
  const click = spans.find(({ name }) => name === 'browser click');
  const [served] = childrenOf(spans, click);
  expect([click?.traceId, served?.traceId]).toEqual([told[0]!.traceId, told[0]!.traceId]);
  expect(served).toMatchObject({ name: 'POST /api/consent/:market/proof', attributes: { 'http.response.status_code': 204 } });
  const queries = childrenOf(spans, served);
  expect(queries.map(({ name }) => name)).toContain('insert consent_proof');
  for (const span of queries) expect(span.startNs >= served!.startNs && span.endNs <= served!.endNs).toBe(true);

  // Its line in the log names it, and the numbers of /metrics come with it.
  expect(logs).toContainEqual({ body: 'answered', severity: 'INFO', traceId: click!.traceId });
  expect(metrics).toContain('http_request_duration_seconds');
  expect(Buffer.concat(bytes).includes(proof.id)).toBe(false);
  expect(app.shop.telemetry).toBe(telemetry);
});

test('what is left behind for later is a trace of its own, with a link to the one that caused it', async () => {
  const { close } = await openTraced(1);
  const { db } = database;
  await followWork({ name: 'cause' }, () => db.transaction((tx) => writeOutbox(tx, { topic: 'greeting', payload: {}, now })));
  const handlers = { greeting: async () => void (await db.execute('select 1 as greeted')) };
  expect(await relayOutbox({ db, handlers, now, log: { warn() {}, error() {} } })).toBe(1);
  await close();

  const { spans } = collector.received;
  const cause = spans.find(({ name }) => name === 'cause')!;
  const delivered = spans.find(({ name }) => name === 'outbox greeting')!;
  expect(delivered.links).toEqual([{ traceId: cause.traceId, spanId: cause.spanId }]);
  expect(delivered.traceId).not.toBe(cause.traceId);
  expect(childrenOf(spans, delivered).map(({ name }) => name)).toContain('select');
});

test('statements belong to their request also when its body comes late', async () => {
  const reading = Promise.withResolvers<void>();
  const watch = (server: FastifyInstance) => {
    server.addHook('preParsing', async () => void setImmediate(reading.resolve));
  };
  const { origin, close } = await openTraced(1, { extraRoutes: [watch] });
  const sending = request(`${origin}/api/consent/de-AT/proof`, { method: 'POST', headers: { 'content-type': 'application/json' } });
  const answered = once(sending, 'response');
  sending.flushHeaders();
  await reading.promise;
  sending.end(JSON.stringify(proof));
  const [answer] = (await answered) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  await close();
  const { spans } = collector.received;
  const served = spans.find(({ name }) => name.startsWith('POST '));
  expect(childrenOf(spans, served).map(({ name }) => name)).toContain('insert consent_proof');
});

test('a caller who says of every call that it is traced does not decide it', async () => {
  const { origin, close } = await openTraced(0);
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const insisting: typeof fetch = (input, init) =>
    fetch(input, { ...init, headers: { ...(init?.headers as Record<string, string>), traceparent } });
  await createClient({ apiBase: origin, fetch: insisting })(consent.record, { params: { market: 'de-AT' }, body: proof });
  const [, traceId, spanId] = traceparent.split('-') as [string, string, string];
  const lied = { traceId, spanId, cause: 'click' as const, ago: 10, ms: 10, status: 200 };
  await createClient({ apiBase: origin })(calls.calls, { body: { calls: [lied] } });
  await close();
  expect(collector.received.spans).toEqual([]);
});

test('a shop that nobody traces has no such call, and a collector that is away stops nobody', async () => {
  const untraced = await testApp();
  await untraced.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(untraced.server.address() as AddressInfo).port}`;
  const told = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), cause: 'page' as const, ago: 1, ms: 1, status: 200 };
  await expect(createClient({ apiBase: origin })(calls.calls, { body: { calls: [told] } })).rejects.toMatchObject({ status: 404 });
  await untraced.close();

  await collector.close();
  const away = (await startTelemetry({ endpoint: collector.url, service: 'shop', share: 1, role: 'web' }))!;
  away.noteCalls([told], now);
  await away.stop();
});
