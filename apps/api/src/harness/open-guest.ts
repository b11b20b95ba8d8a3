import { setTimeout as wait } from 'node:timers/promises';

export type GuestAnswer = {
  orderId?: string;
  paymentState?: string;
  error?: string;
  url?: string;
  payment?: GuestAnswer;
  [field: string]: unknown;
};
export type GuestReply = { status: number; answer: GuestAnswer; location: string };
export type Guest = {
  /** What gets no answer is asked again, as an impatient shopper does. */
  call(method: string, path: string, body?: unknown): Promise<GuestReply>;
  /** The same; throws `Refused` when the shop says no. */
  must(method: string, path: string, body?: unknown): Promise<GuestReply>;
  /** Comes back from a page of a provider, as a browser does; answers the order, if it is one by then. */
  follow(way: Way): Promise<string | undefined>;
  isTired(): boolean;
};

/** Back to the shop, by a link or by a form that the provider's page sends. */
export type Way = { url: string; form?: Record<string, string> };

export class Refused extends Error {}

const market = '/api/order/en-GB';

type OpenGuest = {
  base: string;
  address: string;
  /** A store's device: its cookie, and what proves each call to be its own. */
  device?: { cookie: string; headers: (at: Date) => Record<string, string> } | undefined;
  onCall?: (() => void) | undefined;
  patienceMs?: number | undefined;
};

/** A browser without a screen: its own cookies, and an address that nobody else calls from. */
export function openGuest({ base, address, device, onCall, patienceMs = 120_000 }: OpenGuest): Guest {
  const cookies = new Map<string, string>(device ? [device.cookie.split('=', 2) as [string, string]] : []);
  const until = Date.now() + patienceMs;
  const isTired = () => Date.now() > until;

  async function send(url: string, init: { method?: string; body?: unknown; headers?: Record<string, string> }): Promise<GuestReply> {
    const isForm = init.body instanceof URLSearchParams;
    const response = await fetch(url, {
      ...{ method: init.method ?? 'GET', redirect: 'manual', signal: AbortSignal.timeout(30_000) },
      headers: {
        ...(init.body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...{ 'x-forwarded-for': address, cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
        ...device?.headers(new Date()),
        ...init.headers,
      },
      ...(init.body !== undefined && { body: init.body instanceof URLSearchParams ? init.body : JSON.stringify(init.body) }),
    });
    const text = await response.text();
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name && value !== undefined) cookies.set(name, value);
    }
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const answer = (isJson && text ? JSON.parse(text) : {}) as GuestAnswer;
    return { status: response.status, answer, location: response.headers.get('location') ?? '' };
  }

  async function insist(what: string, ask: () => Promise<GuestReply>): Promise<GuestReply> {
    for (;;) {
      onCall?.();
      const sent = await ask().catch((error: Error) => error);
      if (!(sent instanceof Error) && sent.status < 500) return sent;
      if (isTired()) throw new Error(sent instanceof Error ? sent.message : `${what} ${sent.status}`);
      await wait(100);
    }
  }

  const call: Guest['call'] = (method, path, body) => insist(path, () => send(base + market + path, { method, body }));
  return {
    ...{ call, isTired },
    async must(method, path, body) {
      const reply = await call(method, path, body);
      if (reply.status >= 400) throw new Refused(`${reply.status} ${JSON.stringify(reply.answer)}`);
      return reply;
    },
    async follow({ url, form }) {
      const init = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
      const { answer, location } = await insist(url, () => send(url, init));
      return answer.orderId ?? /[?&]orderid=([\w-]+)/.exec(location)?.[1];
    },
  };
}
