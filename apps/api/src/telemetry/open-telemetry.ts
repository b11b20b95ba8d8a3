import { setTimeout as sleep } from 'node:timers/promises';
import { context, DiagLogLevel, diag, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-proto';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  envDetector,
  hostDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { isTraced } from '@selvedge/domain/telemetry/is-traced.ts';
import { chosenIds } from './chosen-ids.ts';
import { exactTimes } from './exact-times.ts';
import { logStream } from './log-stream.ts';
import { prometheusProducer } from './prometheus-producer.ts';
import { shareSampler } from './share-sampler.ts';
import type { Telemetry, TelemetrySettings } from './telemetry.ts';
import { traceFetches } from './trace-fetches.ts';
import { traceQueries } from './trace-queries.ts';
import { traceRequests } from './trace-requests.ts';
import { traceWork } from './trace-work.ts';
import { useTracer } from './tracer.ts';

const complainEveryMs = 60_000;
const longestStopMs = 3_000;

/** OpenTelemetry's own SDK over OTLP with protobuf; certificates, headers and timeouts of the exporters are those of its variables. */
export function openTelemetry({ endpoint, service, share, role }: TelemetrySettings): Telemetry {
  diag.setLogger(complainNowAndThen(), { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const url = (signal: string) => `${endpoint.replace(/\/$/, '')}/v1/${signal}`;
  const resource = defaultResource()
    // Sums of two processes under one name would overwrite each other.
    .merge(detectResources({ detectors: [envDetector, hostDetector, serviceInstanceIdDetector] }))
    .merge(resourceFromAttributes({ 'service.name': service, 'selvedge.role': role }));
  const ids = chosenIds();
  const spanProcessors = [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: url('traces') }) })];
  const traces = new TracerProvider({ resource, sampler: shareSampler(share), idGenerator: ids, spanProcessors });
  const lines = new LoggerProvider({
    resource,
    processors: [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter({ url: url('logs') }) })],
  });
  const spans = exactTimes(traces.getTracer('selvedge'));
  const fetches = traceFetches(spans);
  useTracer(traceWork(spans));
  const closing: (() => Promise<void>)[] = [() => traces.shutdown(), () => lines.shutdown()];
  return {
    share,
    watchServer: (app) => traceRequests(app, spans),
    watchPool: (pool) => traceQueries(pool, spans),
    exportMetrics(registry) {
      const exporter = new OTLPMetricExporter({ url: url('metrics') });
      const reader = new PeriodicExportingMetricReader({ exporter, metricProducers: [prometheusProducer(registry)] });
      const meters = new MeterProvider({ resource, readers: [reader] });
      closing.push(() => meters.shutdown());
    },
    logStream: logStream(lines.getLogger('selvedge'), process.stdout),
    traceIds(): Record<string, string> {
      // Also of one that has ended: the line about an answer is written after it.
      const known = trace.getActiveSpan()?.spanContext();
      if (!known || (known.traceFlags & TraceFlags.SAMPLED) === 0) return {};
      return { trace_id: known.traceId, span_id: known.spanId };
    },
    noteCalls(calls, now) {
      for (const { traceId, spanId, cause, ago, ms, status } of calls.filter((call) => isTraced(call.traceId, share))) {
        ids.choose({ traceId, spanId });
        const startTime = now.getTime() - ago;
        const attributes = { 'http.response.status_code': status, 'selvedge.cause': cause };
        const span = spans.startSpan(`browser ${cause}`, { kind: SpanKind.CLIENT, startTime, attributes, root: true }, ROOT_CONTEXT);
        if (status === 0 || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end(startTime + ms);
      }
    },
    async stop() {
      useTracer(undefined);
      fetches.stop();
      // A collector that is away must not keep the shop from ending.
      await Promise.race([Promise.allSettled(closing.map((close) => close())), sleep(longestStopMs, undefined, { ref: false })]);
      context.disable();
      diag.disable();
    },
  };
}

/** A collector that is away fails every few seconds, and is no matter of the shop's own log more than once a minute. */
function complainNowAndThen(): Parameters<typeof diag.setLogger>[0] {
  let last = Number.NEGATIVE_INFINITY;
  const error = (message: string) => {
    if (performance.now() - last < complainEveryMs) return;
    last = performance.now();
    process.stderr.write(`telemetry: ${message.slice(0, 300)}\n`);
  };
  const nothing = () => {};
  return { error, warn: nothing, info: nothing, debug: nothing, verbose: nothing };
}
