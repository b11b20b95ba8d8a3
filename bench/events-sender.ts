import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { EventBatch } from '@selvedge/contract/analytics-collect.ts';

export type SenderData = { port: number; forSeconds: number; batchesASecond: number; eventsInBatch: number; products: readonly string[] };
export type SenderResult = { accepted: number; refused: number; p50: number; p99: number };

const { port, forSeconds, batchesASecond, eventsInBatch, products } = workerData as SenderData;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const times: number[] = [];
let accepted = 0;
let refused = 0;

/** Made beforehand: what the sender thinks up must not cost the shop's processor. */
const bodies = Array.from({ length: 200 }, (_, number) => JSON.stringify(batch(number)));
const sent: Promise<void>[] = [];
const started = performance.now();
for (let number = 0; number < batchesASecond * forSeconds; number++) {
  const wait = started + (number * 1000) / batchesASecond - performance.now();
  if (wait > 1) await sleep(wait);
  sent.push(send(number));
}
await Promise.all(sent);
agent.destroy();
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
parentPort?.postMessage({ accepted, refused, p50: at(0.5), p99: at(0.99) } satisfies SenderResult);

/** A visit as it is: pages, lists, products, a search, something in the basket, and what the browser measured. */
function batch(number: number): EventBatch {
  const product = (n: number) => ({ id: products[(number + n) % products.length] ?? 'unknown' });
  const events: EventBatch['events'] = Array.from({ length: eventsInBatch }, (_, n) => {
    if (n % 10 === 0)
      return { name: 'view_item_list', page: 'categoryPage', products: Array.from({ length: 12 }, (_unused, m) => product(n + m)) };
    if (n % 10 < 4) return { name: 'page_view', page: n % 2 ? 'categoryPage' : 'productPage' };
    if (n % 10 < 7) return { name: 'view_item', page: 'productPage', products: [product(n)] };
    if (n % 10 === 7) return { name: 'search', page: 'searchPage', search: { term: `word ${(number * n) % 500}`, isEmpty: n % 3 === 0 } };
    if (n % 10 === 8) return { name: 'web_vital', page: 'homePage', vital: { metric: 'LCP', value: 400 + ((number * 37 + n) % 4_000) } };
    return { name: 'add_to_cart', page: 'productPage', products: [{ ...product(n), quantity: 1 }] };
  });
  return { consent: true, session: randomUUID(), visitor: randomUUID(), events };
}

function send(number: number): Promise<void> {
  const body = bodies[number % bodies.length]!;
  const begun = performance.now();
  return new Promise((resolve) => {
    const done = (isTaken: boolean) => {
      times.push(performance.now() - begun);
      if (isTaken) accepted += 1;
      else refused += 1;
      resolve();
    };
    const outgoing = request(
      {
        ...{ agent, host: '127.0.0.1', port, path: '/api/analytics/sv-SE/events', method: 'POST' },
        headers: {
          ...{ 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)), 'user-agent': browser },
          'x-forwarded-for': `10.0.${Math.floor(number / 200) % 10}.${(number % 200) + 1}`,
        },
      },
      (incoming) => void incoming.resume().on('end', () => done(incoming.statusCode === 204)),
    );
    outgoing.on('error', () => done(false));
    outgoing.end(body);
  });
}
