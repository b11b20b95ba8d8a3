import { monitorEventLoopDelay } from 'node:perf_hooks';
import { ShopError } from '@selvedge/contract/error.ts';
import type { FastifyInstance } from 'fastify';
import { isProbe } from './health-routes.ts';

export type Pressure = { maxInFlight: number; maxDelayMs: number };

const sampleMs = 500;
/** One long task is over before refusing anybody could help; only a shop that stays late has too many visitors. */
const lateSamples = 3;

/** A shop that is over its limits answers some visitors quickly with 503 instead of all of them too late. */
export function refuseUnderPressure(app: FastifyInstance, { maxInFlight, maxDelayMs }: Pressure): void {
  const { metrics } = app.shop;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  let late = 0;
  let inFlight = 0;
  delay.enable();
  const timer = setInterval(() => {
    late = delay.percentile(90) / 1e6 > maxDelayMs ? late + 1 : 0;
    delay.reset();
  }, sampleMs).unref();

  app.addHook('onRequest', async (request, reply) => {
    let isOver = false;
    const leave = () => {
      if (!isOver) metrics.inFlight.set(--inFlight);
      isOver = true;
    };
    metrics.inFlight.set(++inFlight);
    // A caller who goes away never lets the answer finish; both must be heard, or the count only grows.
    reply.raw.once('finish', leave).once('close', leave);
    const isLate = late >= lateSamples;
    if (isProbe(request.url) || (!isLate && inFlight <= maxInFlight)) return;
    metrics.refused.inc({ reason: isLate ? 'event_loop' : 'in_flight' });
    throw new ShopError('unavailable');
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
  });
}
