import type { HrTime, Span, Tracer } from '@opentelemetry/api';

export type SpanMaker = Pick<Tracer, 'startSpan'>;

const clockMayStrayMs = 1_000;

/**
 * The library rounds the beginning of a span down to the millisecond and adds its exact duration, so that a query seems to end after its
 * request. Here both ends are read from one clock.
 */
export function exactTimes(tracer: Tracer): SpanMaker {
  return {
    startSpan(name, options, context): Span {
      const span = tracer.startSpan(name, { ...options, startTime: options?.startTime ?? exactTime() }, context);
      const end = span.end.bind(span);
      span.end = (time) => end(time ?? exactTime());
      return span;
    },
  };
}

let epochMs = performance.timeOrigin;

function exactTime(): HrTime {
  const now = performance.now();
  // Set anew where the clock of the machine was: a process that ran for weeks would else name another time than its logs.
  const wanted = Date.now() - now;
  if (Math.abs(wanted - epochMs) > clockMayStrayMs) epochMs = wanted;
  const ms = epochMs + now;
  const seconds = Math.floor(ms / 1_000);
  return [seconds, Math.floor((ms - seconds * 1_000) * 1e6)];
}
