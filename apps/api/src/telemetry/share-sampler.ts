import { type Attributes, type Context, type Link, type SpanKind, TraceFlags, trace } from '@opentelemetry/api';
import { type Sampler, SamplingDecision } from '@opentelemetry/sdk-trace';
import { isTraced } from '@selvedge/domain/telemetry/is-traced.ts';

/**
 * A part of a trace goes where its trace goes. Where one begins, or comes from outside, its number decides: a stranger who sets the flag of
 * every call must not decide how much is kept. What was caused by something that is kept is kept.
 */
export function shareSampler(share: number): Sampler {
  const decide = (isKept: boolean) => ({ decision: isKept ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD });
  return {
    shouldSample(context: Context, traceId: string, _name: string, _kind: SpanKind, _attributes: Attributes, links: Link[]) {
      const parent = trace.getSpanContext(context);
      if (parent && !parent.isRemote) return decide(isSampled(parent.traceFlags));
      if (parent && !isSampled(parent.traceFlags)) return decide(false);
      return decide(links.some((link) => isSampled(link.context.traceFlags)) || isTraced(traceId, share));
    },
    toString: () => `share of ${share}`,
  };
}

const isSampled = (flags: number) => (flags & TraceFlags.SAMPLED) !== 0;
