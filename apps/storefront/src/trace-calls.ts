import type { BrowserCall } from '@selvedge/contract/telemetry.ts';
import { isTraced } from '@selvedge/domain/telemetry/is-traced.ts';

type Noted = Omit<BrowserCall, 'ago'> & { begun: number };
type Place = {
  fetch: typeof fetch;
  /** Of the page, without a path. */
  origin: string;
  /** Where calls are answered: `/api` and what stands before it. */
  path: string;
  share: number;
  /** When the visitor last clicked, on the clock of `now`. */
  clickedAt: () => number;
  now: () => number;
  send: (calls: BrowserCall[]) => void;
};

/** A call that begins so soon after a click was caused by it. */
const followsMs = 1_000;
const pauseMs = 2_000;
const most = 20;

/** The same `fetch`, which numbers the calls of this page for the server's traces, and tells it how long those took that are traced. */
export function traceCalls({ fetch: given, origin, path, share, clickedAt, now, send }: Place): typeof fetch {
  let waiting: Noted[] = [];

  function tell(): void {
    const at = now();
    const calls = waiting.map(({ begun, ...rest }) => ({ ...rest, ago: at - begun }));
    waiting = [];
    send(calls);
  }

  function note(call: Noted): void {
    if (waiting.length === 0) setTimeout(tell, pauseMs);
    waiting = [...waiting, call].slice(-most);
  }

  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, origin);
    const traceId = hex(16);
    if (url.origin !== origin || !url.pathname.startsWith(path) || !isTraced(traceId, share)) return given(input, init);
    const spanId = hex(8);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set('traceparent', `00-${traceId}-${spanId}-01`);
    const at = now();
    const isClicked = at - clickedAt() < followsMs;
    const begun = isClicked ? clickedAt() : at;
    const end = (status: number) => note({ traceId, spanId, cause: isClicked ? 'click' : 'page', begun, ms: now() - begun, status });
    try {
      const response = await given(input, { ...init, headers });
      end(response.status);
      return response;
    } catch (error) {
      end(0);
      throw error;
    }
  };
}

function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
