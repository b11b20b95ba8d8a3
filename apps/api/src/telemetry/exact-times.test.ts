import { ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { expect, test } from 'vitest';
import { exactTimes, type SpanMaker } from './exact-times.ts';

const ns = ([seconds, rest]: readonly [number, number]) => BigInt(seconds) * 1_000_000_000n + BigInt(rest);

/** Requests of a part of a millisecond, each with one query inside. */
async function requestsBy(tracer: SpanMaker, exporter: InMemorySpanExporter): Promise<[ReadableSpan, ReadableSpan][]> {
  for (let round = 0; round < 300; round += 1) {
    const request = tracer.startSpan('request', {}, ROOT_CONTEXT);
    busy(0.3);
    const query = tracer.startSpan('query', {}, trace.setSpan(ROOT_CONTEXT, request));
    busy(0.2);
    query.end();
    request.end();
  }
  const all = exporter.getFinishedSpans();
  return all.filter(({ name }) => name === 'query').map((query, at) => [all.filter(({ name }) => name === 'request')[at]!, query]);
}

function busy(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('what happens inside of a request lies inside of it', async () => {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
  const pairs = await requestsBy(exactTimes(provider.getTracer('test')), exporter);
  expect(pairs).toHaveLength(300);
  const outside = pairs.filter(
    ([request, query]) => ns(query.startTime) < ns(request.startTime) || ns(query.endTime) > ns(request.endTime),
  );
  expect(outside).toEqual([]);
  const [request] = pairs[0]!;
  expect(Math.abs(Number(ns(request.startTime) / 1_000_000n) - Date.now())).toBeLessThan(60_000);
});

test('times that are given are kept', () => {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
  const startTime = Date.UTC(2026, 10, 15);
  exactTimes(provider.getTracer('test'))
    .startSpan('browser click', { startTime })
    .end(startTime + 40);
  const [span] = exporter.getFinishedSpans();
  expect([ns(span!.startTime), ns(span!.endTime)]).toEqual([BigInt(startTime) * 1_000_000n, BigInt(startTime + 40) * 1_000_000n]);
});
