import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
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
    inFlight: new Gauge({ name: 'http_requests_in_flight', help: 'Requests being answered.', registers }),
    refused: new Counter({
      name: 'http_requests_refused_total',
      help: 'Requests turned away before their work began.',
      labelNames: ['reason'],
      registers,
    }),
    snapshotRevision: new Gauge({ name: 'snapshot_revision', help: 'Revision held in memory.', labelNames: ['name'], registers }),
    snapshotFailures: new Counter({
      name: 'snapshot_rebuild_failures_total',
      help: 'Rebuilds that failed; the old state was kept.',
      labelNames: ['name'],
      registers,
    }),
    outboxDelivered: new Counter({ name: 'outbox_delivered_total', help: 'Messages delivered.', labelNames: ['topic'], registers }),
    outboxFailed: new Counter({
      name: 'outbox_failed_total',
      help: 'Deliveries that failed.',
      labelNames: ['topic', 'outcome'],
      registers,
    }),
  };
}

/** On its own port and on the loopback address only: numbers about the business are nobody else's. */
export async function startMetricsServer({ metrics, port }: { metrics: Metrics; port: number }): Promise<Server> {
  collectDefaultMetrics({ register: metrics.registry });
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(await metrics.registry.metrics());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return server;
}
