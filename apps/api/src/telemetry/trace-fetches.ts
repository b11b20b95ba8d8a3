import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { SpanMaker } from './exact-times.ts';

type Request = { method: string; origin: string | URL };
type News = { request: Request; response?: { statusCode: number }; error?: Error & { code?: string } };

/** A span for each call that the shop makes to others, by host: addresses hold orders and keys. Nobody is sent our trace. */
export function traceFetches(tracer: SpanMaker): { stop(): void } {
  const spans = new WeakMap<Request, Span>();

  const hear: Record<string, (news: News) => void> = {
    'undici:request:create': ({ request }) => {
      if (!trace.getActiveSpan()?.isRecording()) return;
      const host = URL.parse(String(request.origin))?.host ?? 'unknown';
      const attributes = { 'http.request.method': request.method, 'server.address': host };
      spans.set(request, tracer.startSpan(`${request.method} ${host}`, { kind: SpanKind.CLIENT, attributes }));
    },
    'undici:request:headers': ({ request, response }) => {
      const span = spans.get(request);
      if (!span || !response) return;
      span.setAttribute('http.response.status_code', response.statusCode);
      if (response.statusCode >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
    },
    'undici:request:trailers': ({ request }) => spans.get(request)?.end(),
    'undici:request:error': ({ request, error }) => {
      const span = spans.get(request);
      span?.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', error?.code ?? error?.name ?? 'unknown');
      span?.end();
    },
  };

  const listeners = Object.entries(hear).map(([channel, listen]) => ({ channel, listener: (message: unknown) => listen(message as News) }));
  for (const { channel, listener } of listeners) subscribe(channel, listener);
  return {
    stop() {
      for (const { channel, listener } of listeners) unsubscribe(channel, listener);
    },
  };
}
