// Searches for stores of a market, from memory, up to the bytes of the answer: `node bench/stores.ts [stores]`. Each of 400 questions is
// another one. Goal: p50 below 10 ms.
import { performance } from 'node:perf_hooks';
import type { StoreQuery } from '@selvedge/domain/store/find-stores.ts';
import { offlineStorePlaces } from '../apps/api/src/address/offline-store-places.ts';
import type { ContentSnapshot } from '../apps/api/src/published/content-snapshot.ts';
import { searchStores } from '../apps/api/src/store/search-stores.ts';
import { storeRow } from '../apps/api/src/store/store.fixture.ts';

const count = Number(process.argv[2] ?? 5_000);
const questions = 400;
const services = ['repairs', 'returns', 'alterations'] as const;
const market = 'de-DE';

const stores = Array.from({ length: count }, (_, index) =>
  storeRow(`s${index}`, {
    ...{ name: `Store ${index}`, city: `Town ${index % 900}`, postalCode: String(10_000 + ((index * 17) % 89_000)) },
    ...{ latitude: 47.5 + ((index * 7919) % 7_000) / 1_000, longitude: 6.2 + ((index * 104_729) % 8_500) / 1_000 },
    services: [services[index % 3]!],
  }),
);
const here = { market: { hasStoreLocator: true, country: { code: 'DE' } }, featureToggles: { clickAndCollect: true } };
const content = { stores, countries: [], byMarket: new Map([[market, here]]), closed: new Map() } as unknown as ContentSnapshot;

const asked: Record<string, (n: number) => StoreQuery> = {
  'by town': (n) => ({ text: `Town ${n % 900}` }),
  'by postal code': (n) => ({ text: String(10_000 + n * 197) }),
  'by position, open now': (n) => ({ from: { latitude: 48 + (n % 60) / 10, longitude: 7 + (n % 70) / 10 }, openNow: true }),
  'with a service, to collect': (n) => ({ text: `Town ${n % 900}`, service: services[n % 3]!, clickAndCollect: true }),
};

for (const [name, query] of Object.entries(asked)) {
  const times: number[] = [];
  for (let n = 0; n < questions + 20; n++) {
    const start = performance.now();
    const now = new Date(Date.UTC(2026, 10, 17, 12, n % 60));
    const found = searchStores({ content, ports: { storePlaces: offlineStorePlaces }, now }, { ...query(n), market, most: 50 });
    if (JSON.stringify(found).length < 100) throw new Error(`nothing was found ${name}`);
    // The first ones compile what they run.
    if (n >= 20) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(2);
  console.log(`${count} stores ${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}
