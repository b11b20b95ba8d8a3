import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** A call as the browser saw it. Neither its address nor what was sent: the server's own part of the trace knows the route. */
export const BrowserCall = z.object({
  traceId: z.string().regex(/^[\da-f]{32}$/),
  spanId: z.string().regex(/^[\da-f]{16}$/),
  /** `click`: it followed what the visitor did, which began with the click. */
  cause: z.enum(['click', 'page']),
  /** Milliseconds from its begin to the moment at which this is sent: clocks of browsers are wrong. */
  ago: z.number().min(0).max(600_000),
  ms: z.number().min(0).max(600_000),
  status: z.number().int().min(0).max(599),
});
export type BrowserCall = z.infer<typeof BrowserCall>;

export const telemetry = {
  calls: endpoint({
    method: 'POST',
    access: 'public',
    path: '/api/telemetry/calls',
    summary: 'How long calls took for the browser, of visits that are traced. There only while the operator traces the shop.',
    body: z.object({ calls: z.array(BrowserCall).min(1).max(20) }),
    response: z.undefined(),
    anonymous: true,
    maintenance: 'open',
    errors: ['not_found'],
    maxBodyBytes: 16 * 1024,
    rateLimit: { limit: 120, seconds: 60 },
  }),
};
