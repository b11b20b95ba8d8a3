import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics, type MetricsServer, startMetricsServer } from '../apps/api/src/http/metrics.ts';
import { promqlMetrics } from './promql-metrics.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
type Rule = { alert: string; expr: string; annotations: { summary: string; runbook: string } };
type Panel = { title: string; targets: { expr: string }[] };

const alerts = (parse(read('deploy/observability/alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(({ rules }) => rules);
const { panels } = JSON.parse(read('deploy/observability/dashboard.json')) as { panels: Panel[] };
const adapter = parse(read('deploy/observability/adapter.yaml')) as { rules: { seriesQuery: string; metricsQuery: string }[] };

/** What Prometheus itself knows of whom it asks. */
const own = ['up'];
let exported: ReadonlySet<string>;
let server: MetricsServer;

beforeAll(async () => {
  server = await startMetricsServer({ metrics: createMetrics(), port: 0, host: '127.0.0.1' });
  const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  const kinds = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, kind]) => ({ name: name!, kind }));
  const parts = (name: string) => [`${name}_bucket`, `${name}_sum`, `${name}_count`];
  exported = new Set([...own, ...kinds.flatMap(({ name, kind }) => (kind === 'histogram' ? parts(name) : [name]))]);
});

afterAll(() => server.close());

test('names of series are found in an expression, and nothing else is', () => {
  const expression =
    'histogram_quantile(0.9, sum by (le, route) (rate(a_bucket{job="x",b!="c"}[5m]))) / on (d) e:f offset 5m > 1.8e9 and up';
  expect(promqlMetrics(expression)).toEqual(['a_bucket', 'e:f', 'up']);
});

test.each([
  ...alerts.map(({ alert, expr }) => [`the alert ${alert}`, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [`the plot "${title}"`, expr] as const)),
  ...adapter.rules.flatMap(({ seriesQuery, metricsQuery }) => [seriesQuery, metricsQuery].map((query) => ['the adapter', query] as const)),
])('%s asks for what the shop tells: %s', (_, expression) => {
  const names = promqlMetrics(expression);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !exported.has(name))).toEqual([]);
});

test('the autoscaler goes by a metric that the adapter hands on', () => {
  const scaled = [...read('deploy/kubernetes/web.yaml').matchAll(/metric: \{ name: (\w+) \}/g)].map(([, name]) => name);
  expect(scaled).toEqual(adapter.rules.flatMap(({ seriesQuery }) => promqlMetrics(seriesQuery)));
});

test.each(alerts)('whoever is woken by $alert finds what to do', ({ annotations: { summary, runbook } }) => {
  expect(summary).toMatch(/\.$/);
  const [document = '', anchor] = runbook.split('#');
  const anchors = [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  expect(anchors).toContain(anchor);
});
