import { Worker } from 'node:worker_threads';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { measureCaches } from './measure-caches.ts';
import { createDelays, measureProcess } from './measure-process.ts';
import type { MetricsText, MetricsWorkerData, WorkerNews } from './metrics-worker.ts';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  measureCaches(registry);
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by route.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    keptPages: new Counter({ name: 'kept_pages_total', help: 'Pages written from memory.', labelNames: ['status'], registers }),
    analyticsEvents: new Counter({
      name: 'analytics_events_total',
      help: 'Events of visits that were taken, and those that were not, by why.',
      labelNames: ['outcome'],
      registers,
    }),
    analyticsWriteFailures: new Counter({
      name: 'analytics_write_failures_total',
      help: 'Times that events of visits could not be written and went on waiting in memory.',
      registers,
    }),
    inFlight: new Gauge({ name: 'http_requests_in_flight', help: 'Requests being answered.', registers }),
    refused: new Counter({
      name: 'http_requests_refused_total',
      help: 'Requests turned away before their work began, by why and by what they were worth.',
      labelNames: ['reason', 'worth'],
      registers,
    }),
    eventLoopDelays: createDelays(),
    eventLoopStalls: new Counter({ name: 'event_loop_stalls_total', help: 'Times the event loop stood still for long.', registers }),
    snapshotRevision: new Gauge({ name: 'snapshot_revision', help: 'Revision held in memory.', labelNames: ['name'], registers }),
    snapshotFailures: new Counter({
      name: 'snapshot_rebuild_failures_total',
      help: 'Rebuilds that failed; the old state was kept.',
      labelNames: ['name'],
      registers,
    }),
    replicaReads: new Counter({
      name: 'replica_reads_total',
      help: 'Reads meant for a replica, by whether it answered or why the primary did.',
      labelNames: ['outcome'],
      registers,
    }),
    outboxDelivered: new Counter({ name: 'outbox_delivered_total', help: 'Messages delivered.', labelNames: ['topic'], registers }),
    outboxFailed: new Counter({
      name: 'outbox_failed_total',
      help: 'Deliveries that failed.',
      labelNames: ['topic', 'outcome'],
      registers,
    }),
    outboxWaiting: new Gauge({
      name: 'outbox_waiting_seconds',
      help: 'How long the oldest message waits that could not be delivered and is tried again.',
      labelNames: ['lane'],
      registers,
    }),
  };
}

type MetricsSettings = { metrics: Metrics; port: number; host: string };
export type MetricsServer = { port: number; close(): Promise<void> };

/** Each wakes the process, also one that nobody asks. */
const beatMs = 1_000;
/** A process whose loop has not turned for so long will not recover by waiting. */
const stuckAfterMs = 30_000;

/**
 * `/metrics` and `/healthz` on a port and in a thread of their own, and on an address of their own: numbers about the business are
 * nobody else's. The thread answers for the process while the shop's own is busy with a flood.
 */
export async function startMetricsServer({ metrics, port, host }: MetricsSettings): Promise<MetricsServer> {
  const { registry } = metrics;
  measureProcess(registry, metrics.eventLoopDelays);
  const beat = new SharedArrayBuffer(8);
  const beats = setInterval(() => Atomics.store(new BigInt64Array(beat), 0, BigInt(Date.now())), beatMs).unref();
  Atomics.store(new BigInt64Array(beat), 0, BigInt(Date.now()));
  const workerData = { port, host, beat, stuckAfterMs } satisfies MetricsWorkerData;
  const thread = new Worker(new URL('./metrics-worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 64 },
  });
  const close = async () => {
    clearInterval(beats);
    await thread.terminate();
  };
  thread.unref();
  const listening = await new Promise<number>((resolve, reject) => {
    thread.once('error', reject).on('message', async (news: WorkerNews) => {
      if ('listening' in news) resolve(news.listening);
      else if ('failed' in news) reject(Object.assign(new Error(news.failed), { code: news.failed }));
      else thread.postMessage({ asked: news.asked, text: await registry.metrics(), type: registry.contentType } satisfies MetricsText);
    });
  }).catch(async (error) => {
    await close();
    throw error;
  });
  return { port: listening, close };
}

declare module '../shop/shop.ts' {
  interface Shop {
    metrics: Metrics;
  }
}
