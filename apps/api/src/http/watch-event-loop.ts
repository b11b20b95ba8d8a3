import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

export type EventLoopWatch = { isLate: () => boolean; watch: (app: FastifyInstance) => void };

const sampleMs = 500;
/** One long task is over before refusing anybody could help; only a shop that stays late has too many visitors. */
const lateSamples = 3;

/**
 * Knows whether the loop has been late for a while, and says in the log when it stood still once, with the routes that were being
 * answered: one of them did too much at a time.
 */
export function watchEventLoop({
  metrics,
  maxDelayMs,
  stallMs,
}: {
  metrics: Metrics;
  maxDelayMs: number;
  stallMs: number;
}): EventLoopWatch {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  const seen = new Map<FastifyRequest, 'open' | 'answered'>();
  let late = 0;
  let due = 0;

  function sample(app: FastifyInstance): void {
    const now = performance.now();
    late = delay.percentile(90) / 1e6 > maxDelayMs ? late + 1 : 0;
    // A pause that ends with this look is not measured yet, and would be forgotten by the reset.
    const stalledMs = Math.round(Math.max(delay.max / 1e6, now - due));
    delay.reset();
    due = now + sampleMs;
    if (stalledMs > stallMs) {
      metrics.eventLoopStalls.inc();
      const routes = new Set([...seen.keys()].map(({ method, routeOptions }) => `${method} ${routeOptions.url ?? 'unknown'}`));
      app.log.warn({ stalledMs, routes: [...routes].slice(0, 20) }, 'the event loop stood still');
    }
    // What has been answered since the last look may have been the cause; what was answered before it was not.
    for (const [request, state] of seen) if (state === 'answered') seen.delete(request);
  }

  return {
    isLate: () => late >= lateSamples,
    watch: (app) => {
      let timer: NodeJS.Timeout | undefined;
      // Reading the shop into memory takes long and keeps nobody waiting.
      app.addHook('onListen', async () => {
        delay.enable();
        due = performance.now() + sampleMs;
        timer = setInterval(() => sample(app), sampleMs).unref();
      });
      app.addHook('onRequest', async (request) => {
        if (timer) seen.set(request, 'open');
      });
      app.addHook('onResponse', async (request) => {
        if (seen.has(request)) seen.set(request, 'answered');
      });
      app.addHook('onClose', async () => {
        clearInterval(timer);
        delay.disable();
      });
    },
  };
}
