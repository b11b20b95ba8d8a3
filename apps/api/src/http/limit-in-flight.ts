import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Worth } from '@selvedge/contract/worth.ts';
import type { Shop } from '../shop/shop.ts';
import { isApiPath } from './error-handler.ts';
import { isProbe } from './health-routes.ts';
import type { Metrics } from './metrics.ts';
import { textsOf } from './texts-of.ts';

export type InFlight = {
  maxInFlight: number;
  maxDelayMs: number;
  lateMs: () => number;
  worthOf: (method: string, url: string) => Worth;
  metrics: Metrics;
  headers: Readonly<Record<string, string>>;
  content: Shop['content'];
};

/** Seconds after which a refused caller may come again: longer than a rush of clicks, shorter than a visitor's patience. */
const retryAfter = '5';

/** Of each worth, the share of either limit from which on it is refused: the last seats are for who is buying. */
const shareOf: Readonly<Record<Worth, number>> = { extra: 0.4, browse: 0.7, account: 0.85, purchase: 1 };

/**
 * Counts the requests that are being answered and refuses those above the limit with 503 and a time to come back, before anything is
 * read or looked up: some visitors hear at once, instead of all of them too late. The fuller the shop, the more a request has to be worth.
 * Answers what one that may go on is worth.
 */
export function limitInFlight({ maxInFlight, maxDelayMs, lateMs, worthOf, metrics, headers, content }: InFlight) {
  let inFlight = 0;
  return (request: IncomingMessage, response: ServerResponse): Worth | undefined => {
    const { method = 'GET', url = '/' } = request;
    const worth = isProbe(url) ? 'purchase' : worthOf(method, url);
    const late = lateMs() > maxDelayMs * shareOf[worth];
    if (isProbe(url) || (!late && inFlight < Math.max(1, maxInFlight * shareOf[worth]))) {
      metrics.inFlight.set(++inFlight);
      // Also when the caller goes away before the answer is finished.
      response.once('close', () => metrics.inFlight.set(--inFlight));
      return worth;
    }
    metrics.refused.inc({ reason: late ? 'event_loop' : 'in_flight', worth });
    const requestId = randomUUID();
    const { type, body } = isApiPath(url) ? refusal(requestId) : busyPage(content, url);
    response.writeHead(503, {
      ...headers,
      'retry-after': retryAfter,
      'cache-control': 'no-store',
      'x-request-id': requestId,
      'content-type': type,
      'content-length': Buffer.byteLength(body),
    });
    response.end(method === 'HEAD' ? undefined : body);
    return undefined;
  };
}

function refusal(requestId: string): { type: string; body: string } {
  return { type: 'application/json; charset=utf-8', body: JSON.stringify({ code: 'unavailable', errors: {}, requestId }) };
}

/** Without the shop around it: a page that has to be rendered would add to what there is too much of. */
function busyPage(content: Shop['content'], url: string): { type: string; body: string } {
  const market = /^\/(\w\w-\w\w)(?=[/?]|$)/.exec(url)?.[1] ?? '';
  const known = content().byMarket.get(market)?.market;
  const text = textsOf(content(), known?.id ?? '');
  const [title, intro] = [text('page.busy.title'), text('page.busy.intro')].map(escapeHtml);
  const language = known ? ` lang="${known.id}" dir="${isRightToLeft(known.id) ? 'rtl' : 'ltr'}"` : '';
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`;
  return {
    type: 'text/html; charset=utf-8',
    body: `<!doctype html><html${language}><head>${head}</head><body><main><h1>${title}</h1><p>${intro}</p></main></body></html>`,
  };
}

const isRightToLeft = (market: string): boolean => /^(?:ar|he|fa)-/.test(market);

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
