import type { BrowserCall } from '@selvedge/contract/telemetry.ts';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Registry } from 'prom-client';

export type TelemetrySettings = {
  /** Where a collector takes OTLP over HTTP, `http://collector:4318`. */
  endpoint: string;
  service: string;
  /** Of all traces that begin, from 0 to 1. */
  share: number;
  role: string;
};

/** Traces, metrics and logs on their way to a collector. */
export type Telemetry = {
  share: number;
  /** Each request that reaches the app. Before other hooks, so that what they do is part of it. */
  watchServer(app: FastifyInstance): void;
  /** Each query that is made within a trace. */
  watchPool(pool: pg.Pool): void;
  exportMetrics(registry: Registry): void;
  /** Takes the lines of the log; they go to standard output as they would without it. */
  logStream: { write(line: string): void };
  /** For a line of the log: what it belongs to. */
  traceIds(): Record<string, string>;
  noteCalls(calls: readonly BrowserCall[], now: Date): void;
  /** Sends what waits. */
  stop(): Promise<void>;
};
