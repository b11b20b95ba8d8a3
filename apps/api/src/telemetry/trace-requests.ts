import { type Context, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SpanMaker } from './exact-times.ts';
import { contextAfter } from './trace-parent.ts';

/** A span for each request by its route: addresses hold what shoppers typed, and orders, and tokens. */
export function traceRequests(app: FastifyInstance, tracer: SpanMaker): void {
  const traced = new WeakMap<FastifyRequest, { span: Span; inside: Context }>();

  app.addHook('onRequest', (request, _reply, done) => {
    const outside = contextAfter(request.headers.traceparent);
    // The number that an error page shows: whoever quotes it has named the trace.
    const attributes = { 'http.request.method': request.method, 'selvedge.request_id': request.id };
    const span = tracer.startSpan(nameOf(request), { kind: SpanKind.SERVER, attributes }, outside);
    const inside = trace.setSpan(outside, span);
    traced.set(request, { span, inside });
    context.with(inside, done);
  });
  app.addHook('onError', async (request, _reply, error) => {
    traced.get(request)?.span.setAttribute('error.type', error.code ?? error.name);
  });
  // Called when the connection has taken the answer, and so by nobody that knows the request either: its line in the log comes after this.
  app.addHook('onResponse', (request, reply, done) => {
    const known = traced.get(request);
    if (!known) return done();
    const { span, inside } = known;
    span.setAttributes({ 'http.route': request.routeOptions.url ?? 'unknown', 'http.response.status_code': reply.statusCode });
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
    context.with(inside, done);
  });
}

const nameOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? 'unknown'}`;
