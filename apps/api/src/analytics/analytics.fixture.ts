import { randomUUID } from 'node:crypto';
import { analyticsCollect, type CollectedEvent, type EventBatch } from '@selvedge/contract/analytics-collect.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { callAs } from '../harness/call-as.ts';
import { testApp } from '../harness/test-app.ts';

export const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** A shop that counts, with two styles (`1` and `2`); `count` hands in what a browser saw, `stored` has it written. */
export async function openCounting() {
  await emptyTables();
  const { db } = await testDb();
  await addStyles(db);
  const app = await testApp();
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
    send: (payload: string) =>
      app.inject({
        method: 'POST',
        url: '/api/analytics/sv-SE/events',
        headers: { 'user-agent': browser, 'content-type': 'application/json' },
        payload,
      }),
    stored: () => app.shop.collector.reader.flush(),
  };
}

/** Both in black, so that their products are `1_black_1` and `2_black_1`. */
export async function addStyles(db: Db): Promise<void> {
  await db.execute(sql`insert into style (style_number, brand) values ('1', 'Selvedge'), ('2', 'Selvedge')`);
  await db.execute(sql`
    insert into product (id, style_number, colour, option_id, colour_names, colour_family, new_from, images)
    select style_number || '_black_1', style_number, 'black', '1', '{"en": "Black"}', 'black', now(), '{"urlTemplate": "", "indexes": []}' from style`);
}

type Counted = Partial<Omit<EventBatch, 'events'>> & { market?: string; headers?: Record<string, string> };
