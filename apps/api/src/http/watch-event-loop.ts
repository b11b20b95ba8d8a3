import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

/** `lateMs`: how late the loop has been for a while; a single pause does not count. */
export type EventLoopWatch = { lateMs: () => number; watch: (app: FastifyInstance) => void };

const pulseMs = 20;
const sampleMs = 500;
/** While nobody asks for anything it is enough to see long pauses: fifty looks a second keep a resting processor awake. */
const restingPulseMs = 250;
const restsAfterSamples = 4;
/** One long task is over before refusing anybody could help; only a shop that stays late has too many visitors. */
const lateSamples = 3;

/**
 * Knows how late the loop has been for a while, and says in the log when it stood still once, with the routes that were being
 * answered: one of them did too much at a time.
 */
export function watchEventLoop({ metrics, stallMs }: { metrics: Metrics; stallMs: number }): EventLoopWatch {
  const seen = new Map<FastifyRequest, 'open' | 'answered'>();
  let lastSamples: number[] = [];
  let pulsedAt = 0;
  let sampledAt = 0;
  let everyMs = pulseMs;
  let quietSamples = 0;
  let timer: NodeJS.Timeout | undefined;
  let delays: number[] = [];

  /**
   * One timer measures and looks. With Node's histogram, whose timer is another one, a look between the end of a pause and its
   * measuring forgot the pause.
   */
  function pulse(app: FastifyInstance): void {
    const now = performance.now();
    const delayMs = now - pulsedAt - everyMs;
    pulsedAt = now;
    delays.push(delayMs);
    metrics.eventLoopDelays.record(delayMs);
    if (now - sampledAt < sampleMs) return;
    sampledAt = now;
    sample(app);
  }

  function beat(app: FastifyInstance, ms: number): void {
    clearInterval(timer);
    everyMs = ms;
    timer = setInterval(() => pulse(app), ms).unref();
  }

  function sample(app: FastifyInstance): void {
    quietSamples = seen.size > 0 ? 0 : quietSamples + 1;
    if (quietSamples === restsAfterSamples) beat(app, restingPulseMs);
    const longestFirst = delays.sort((a, b) => b - a);
    delays = [];
    // What more than a tenth of the pulses exceed.
    lastSamples = [...lastSamples, longestFirst[Math.floor(longestFirst.length / 10)] ?? 0].slice(-lateSamples);
    const stalledMs = Math.round(longestFirst[0] ?? 0);
    if (stalledMs > stallMs) {
      metrics.eventLoopStalls.inc();
      const routes = new Set([...seen.keys()].map(({ method, routeOptions }) => `${method} ${routeOptions.url ?? 'unknown'}`));
      app.log.warn({ stalledMs, routes: [...routes].slice(0, 20) }, 'the event loop stood still');
    }
    // What has been answered since the last look may have been the cause; what was answered before it was not.
    for (const [request, state] of seen) if (state === 'answered') seen.delete(request);
  }

  return {
    lateMs: () => (lastSamples.length < lateSamples ? 0 : Math.min(...lastSamples)),
    watch: (app) => {
      // Reading the shop into memory takes long and keeps nobody waiting.
      app.addHook('onListen', async () => {
        pulsedAt = sampledAt = performance.now();
        beat(app, pulseMs);
      });
      app.addHook('onRequest', async (request) => {
        if (!timer) return;
        seen.set(request, 'open');
        if (everyMs === pulseMs) return;
        // What has just been waited for is measured before.
        pulse(app);
        beat(app, pulseMs);
      });
      app.addHook('onResponse', async (request) => {
        if (seen.has(request)) seen.set(request, 'answered');
      });
      app.addHook('onClose', async () => {
        clearInterval(timer);
      });
    },
  };
}
