import { randomUUID } from 'node:crypto';
import { analyticsCollect, type CollectedEvent, type EventBatch } from '@selvedge/contract/analytics-collect.ts';
import { assortment, option, style } from '../catalogue/assortment.fixture.ts';
import { assortmentSource } from '../catalogue/assortment-source.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { callAs } from '../harness/call-as.ts';
import { testApp } from '../harness/test-app.ts';

export const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** A shop that counts, with two styles (`1` and `2`); `count` hands in what a browser saw, `stored` has it written. */
export async function openCounting() {
  await emptyTables();
  const { db } = await testDb();
  const goods = ['1', '2'].map((styleNumber) => style({ styleNumber, options: [option({ optionId: '1' })] }));
  const snapshot = await openCatalogue(assortmentSource(assortment(goods)));
  const app = await testApp({ catalogue: () => snapshot });
  return {
    ...{ app, db },
    count: (events: (Partial<CollectedEvent> & Pick<CollectedEvent, 'name'>)[], given: Counted = {}) => {
      const { market = 'sv-SE', headers, ...batch } = given;
      const body = {
        consent: true,
        session: randomUUID(),
        ...batch,
        events: events.map((event) => ({ page: 'homePage' as const, ...event })),
      };
      return callAs(app, { 'user-agent': browser, ...headers })(analyticsCollect.events, { params: { market }, body });
    },
    stored: () => app.shop.collector.buffer.flush(),
  };
}

type Counted = Partial<Omit<EventBatch, 'events'>> & { market?: string; headers?: Record<string, string> };
