import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createMetrics, startMetricsServer } from './metrics.ts';
import { watchEventLoop } from './watch-event-loop.ts';

type Watched = { onListen: () => void; isOver: Promise<void> };

/** The log of an app that is watched while something holds its event loop. */
async function logDuring({ onListen, isOver }: Watched): Promise<string> {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  app.addHook('onListen', async () => onListen());
  watchEventLoop({ metrics: createMetrics(), stallMs: 300 }).watch(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  await isOver;
  await sleep(600);
  await app.close();
  return lines.join();
}

function holdLoop(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
}

test('a pause that ends at the very moment of a look is in the log', async () => {
  const { promise: isOver, resolve } = Promise.withResolvers<void>();
  // As long as from one look to the next, and begun before it: both are due in one turn of the loop, this one first.
  const onListen = () =>
    void setTimeout(() => {
      holdLoop();
      setImmediate(resolve);
    }, 500);
  expect(await logDuring({ onListen, isOver })).toContain('the event loop stood still');
});

test.each([150, 350])(
  'a pause that began %i ms after a look is in the log, also when another timer was due before it was measured',
  async (begun) => {
    const { promise: isOver, resolve } = Promise.withResolvers<void>();
    const onListen = () =>
      void setTimeout(() => {
        setTimeout(() => {}, 1);
        setImmediate(() => {
          holdLoop();
          resolve();
        });
      }, begun);
    expect(await logDuring({ onListen, isOver })).toContain('the event loop stood still');
  },
);

test('how late the loop was is in the metrics, and is forgotten once they were asked for', async () => {
  const metrics = createMetrics();
  const server = await startMetricsServer({ metrics, port: 0, host: '127.0.0.1' });
  const app = Fastify();
  watchEventLoop({ metrics, stallMs: 10_000 }).watch(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const read = async () => {
    const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    const lateBy = (figure: string) => Number(new RegExp(`^nodejs_eventloop_lag_${figure}_seconds (.*)`, 'm').exec(text)?.[1]);
    return { p50: lateBy('p50'), p90: lateBy('p90'), max: lateBy('max') };
  };
  await sleep(50);
  holdLoop();
  await sleep(50);
  const held = await read();
  expect(held.max).toBeGreaterThan(0.3);
  expect(held.p50).toBeLessThanOrEqual(held.max);
  // What is measured from now on is another matter; nothing since is nothing.
  await app.close();
  await read();
  expect(await read()).toEqual({ p50: 0, p90: 0, max: 0 });
  await server.close();
});

test('a loop that stays late is late, and is not any more once it turns again', async () => {
  const app = Fastify();
  const { watch, lateMs } = watchEventLoop({ metrics: createMetrics(), stallMs: 10_000 });
  watch(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  holdLoop();
  await sleep(30);
  expect(lateMs()).toBe(0);
  const until = performance.now() + 5_000;
  while (lateMs() === 0 && performance.now() < until) {
    holdLoop();
    await sleep(1);
  }
  expect(lateMs()).toBeGreaterThan(200);
  while (lateMs() > 200 && performance.now() < until) await sleep(20);
  expect(lateMs()).toBeLessThan(200);
  await app.close();
});
