import { type HrTime, ValueType } from '@opentelemetry/api';
import { hrTime } from '@opentelemetry/core';
import { emptyResource } from '@opentelemetry/resources';
import { AggregationTemporality, DataPointType, type Histogram, type MetricData, type MetricProducer } from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

type Metric = MetricObjectWithValues<MetricValue<string>>;
type Value = MetricValue<string> & { metricName?: string };
type Times = { startTime: HrTime; endTime: HrTime };

/** The numbers of `/metrics`, for a collector that is told instead of asking. One set of numbers, two ways out. */
export function prometheusProducer(registry: Registry): MetricProducer {
  const startTime = hrTime();
  return {
    async collect() {
      const times = { startTime, endTime: hrTime() };
      const metrics = (await registry.getMetricsAsJSON()).flatMap((metric) => toData(metric as Metric, times));
      return { resourceMetrics: { resource: emptyResource(), scopeMetrics: [{ scope: { name: 'selvedge' }, metrics }] }, errors: [] };
    },
  };
}

function toData(metric: Metric, times: Times): MetricData[] {
  const values = metric.values as Value[];
  if (values.length === 0) return [];
  const descriptor = { name: metric.name, description: metric.help, unit: '', valueType: ValueType.DOUBLE };
  const common = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE };
  const points = () => values.map(({ labels, value }) => ({ ...times, attributes: attributesOf(labels), value }));
  // Their types are words in what the library answers, whatever its declarations say.
  switch (String(metric.type)) {
    case 'counter':
      return [{ ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() }];
    case 'gauge':
      return [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints: points() }];
    case 'histogram':
      return [
        { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsOf(values).map((each) => ({ ...times, ...each })) },
      ];
    default:
      return [];
  }
}

type Labels = Value['labels'];

function attributesOf(labels: Labels): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]));
}

/** There each bucket counts what is in the smaller ones, too; here it counts its own. */
function histogramsOf(values: readonly Value[]): { attributes: Record<string, string>; value: Histogram }[] {
  const found = new Map<string, { attributes: Record<string, string>; value: Histogram & { below: number } }>();
  for (const { labels, value, metricName = '' } of values) {
    const { le, ...rest } = attributesOf(labels);
    const key = JSON.stringify(rest);
    const known = found.get(key) ?? { attributes: rest, value: { buckets: { boundaries: [], counts: [] }, count: 0, sum: 0, below: 0 } };
    found.set(key, known);
    if (metricName.endsWith('_sum')) known.value.sum = value;
    else if (metricName.endsWith('_count')) known.value.count = value;
    else {
      if (le !== '+Inf') known.value.buckets.boundaries.push(Number(le));
      known.value.buckets.counts.push(value - known.value.below);
      known.value.below = value;
    }
  }
  return [...found.values()].map(({ attributes, value: { below: _, ...value } }) => ({ attributes, value }));
}
