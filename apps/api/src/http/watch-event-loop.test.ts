import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';
import { watchEventLoop } from './watch-event-loop.ts';

test('a pause that ends at the very moment of a look is in the log', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  // As long as from one look to the next, and begun before it: both are due in one turn of the loop, this one first.
  const held = new Promise<void>((resolve) => {
    app.addHook('onListen', async () => {
      setTimeout(() => {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
        setImmediate(resolve);
      }, 500);
    });
  });
  watchEventLoop({ metrics: createMetrics(), maxDelayMs: 1_000, stallMs: 300 }).watch(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  await held;
  await app.close();
  expect(lines.join()).toContain('the event loop stood still');
});
