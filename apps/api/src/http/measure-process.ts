import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';

const figures: Readonly<Record<string, (delays: RecordableHistogram) => number>> = {
  min: ({ min }) => min,
  max: ({ max }) => max,
  mean: ({ mean }) => mean,
  stddev: ({ stddev }) => stddev,
  p50: (delays) => delays.percentile(50),
  p90: (delays) => delays.percentile(90),
  p99: (delays) => delays.percentile(99),
};
const nameOf = (figure: string): string => `nodejs_eventloop_lag_${figure}_seconds`;

/** How late the event loop was each time that `watchEventLoop` looked, until somebody asks for the metrics. */
export function createDelays() {
  const delays = createHistogram();
  return { record: (ms: number) => delays.record(Math.max(1, Math.round(ms * 1e6))), delays };
}

/**
 * What the library measures of a process, with the delays of its event loop from our own watch: a histogram of the library's own would wake
 * the process a hundred times a second, which is most of what a shop costs that nobody asks.
 */
export function measureProcess(registry: Registry, { delays }: { delays: RecordableHistogram }): void {
  const neverMs = 2 ** 31 - 1;
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: neverMs });
  for (const figure of Object.keys(figures)) registry.removeSingleMetric(nameOf(figure));
  const gauges = Object.entries(figures).map(([figure, read], at) => {
    const help = `How late the event loop was since this was asked for last: ${figure}.`;
    const gauge = new Gauge({ name: nameOf(figure), help, registers: [registry], ...(at === 0 && { collect: readAll }) });
    return { gauge, read };
  });

  // By the first of them, which is asked before the others.
  function readAll(): void {
    for (const { gauge, read } of gauges) gauge.set(delays.count === 0 ? 0 : read(delays) / 1e9);
    delays.reset();
  }
}
