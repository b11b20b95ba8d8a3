import { type IdGenerator, RandomIdGenerator } from '@opentelemetry/sdk-trace';

/** Random numbers, and given ones for a span that a browser has numbered itself. */
export function chosenIds(): IdGenerator & { choose(next: { traceId: string; spanId: string }): void } {
  const random = new RandomIdGenerator();
  let chosen: { traceId?: string; spanId?: string } = {};
  const take = (name: 'traceId' | 'spanId') => {
    const { [name]: taken, ...left } = chosen;
    chosen = left;
    return taken;
  };
  return {
    choose(next) {
      chosen = { ...next };
    },
    generateTraceId: () => take('traceId') ?? random.generateTraceId(),
    generateSpanId: () => take('spanId') ?? random.generateSpanId(),
  };
}
