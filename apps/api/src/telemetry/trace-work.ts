import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { SpanMaker } from './exact-times.ts';
import { readTraceParent, writeTraceParent } from './trace-parent.ts';
import type { Tracer } from './tracer.ts';

/** A trace for each piece of work beside requests, with a link to the one that caused it: that may be over for days. */
export function traceWork(spans: SpanMaker): Tracer {
  return {
    current() {
      const span = trace.getActiveSpan();
      return span?.isRecording() ? writeTraceParent(span.spanContext()) : undefined;
    },
    follow({ name, attributes = {}, cause }, run) {
      const linked = readTraceParent(cause);
      const links = linked ? [{ context: linked }] : [];
      const span = spans.startSpan(name, { kind: SpanKind.CONSUMER, attributes, links, root: true }, ROOT_CONTEXT);
      return context.with(trace.setSpan(ROOT_CONTEXT, span), async () => {
        try {
          return await run();
        } catch (error) {
          const { code, name: type } = error as Error & { code?: string };
          span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', code ?? type);
          throw error;
        } finally {
          span.end();
        }
      });
    },
  };
}
