import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type pg from 'pg';
import { describeQuery } from './describe-query.ts';
import type { SpanMaker } from './exact-times.ts';

type Callback = (error: (Error & { code?: string }) | undefined, ...rest: unknown[]) => void;
type Query = (...given: unknown[]) => unknown;

/** A span for each query within a trace. What nobody caused, such as looking for work once a second, has none. */
export function traceQueries(pool: pg.Pool, tracer: SpanMaker): void {
  const known = new WeakSet<object>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    traceClient(client as unknown as { query: Query }, tracer);
  });
  // Who waits for a connection is called by whoever gives one back, and would go on in that one's trace.
  const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown;
  pool.connect = ((callback?: Callback) =>
    callback ? connect(context.bind(context.active(), callback)) : connect()) as typeof pool.connect;
}

function traceClient(client: { query: Query }, tracer: SpanMaker): void {
  const query = client.query.bind(client);
  client.query = (...given) => {
    const parent = trace.getActiveSpan();
    const text = textOf(given[0]);
    if (!parent?.isRecording() || text === undefined) return query(...given);
    const { name, shown, operation } = describeQuery(text);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': shown, 'db.operation.name': operation };
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      const after = context.bind(context.active(), callback as Callback);
      const ended: Callback = (error, ...rest) => {
        end(span, error);
        after(error, ...rest);
      };
      return query(...given.slice(0, -1), ended);
    }
    const result = query(...given);
    if (!(result instanceof Promise)) {
      span.end();
      return result;
    }
    return result.then(
      (answer) => {
        end(span, undefined);
        return answer;
      },
      (error) => {
        end(span, error);
        throw error;
      },
    );
  };
}

function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  const { text } = (query ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : undefined;
}

/** The server's code and not its words, which quote values. */
function end(span: Span, error: (Error & { code?: string }) | undefined): void {
  if (error) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', error.code ?? error.name);
  span.end();
}
