import { randomUUID } from 'node:crypto';
import { basketShop } from '../basket/basket.fixture.ts';
import { assortment, option, shopLines, style } from '../catalogue/assortment.fixture.ts';
import { assortmentSource } from '../catalogue/assortment-source.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import type { Db } from '../db/db.ts';
import { testNow } from '../harness/test-app.ts';
import { outboxTable } from '../jobs/tables.ts';
import type { MailTemplate, NewMail } from '../mail/send-mail.ts';
import { notifyMeTable } from './tables.ts';
import type { Telling } from './tell-waiting.ts';

export const market = 'de-DE';
export const jumper = '100_black_1';
export const size = `${jumper},M`;
export const coming = '990_black_1';
export const liveAt = new Date('2026-12-01T00:00:00Z');

/** With a product that is not sold before December, and a clock that a test may turn. */
export async function notifyMeShop(clock: () => Date) {
  const later = style({ styleNumber: '990', options: [option({ optionId: '1', comingSoon: liveAt.toISOString() })] });
  const snapshot = await openCatalogue(assortmentSource(assortment([...shopLines, later])));
  return basketShop({ clock, catalogue: () => snapshot });
}

type Shop = Awaited<ReturnType<typeof notifyMeShop>>;

export function tellingOf(shop: Shop, db: Db, now: Date, flags: Record<string, boolean | number> = {}): Telling {
  const { content, catalogue } = shop.app.shop;
  const plain = content();
  const byMarket = new Map([...plain.byMarket].map(([id, own]) => [id, { ...own, featureToggles: { ...own.featureToggles, ...flags } }]));
  return { db, now, content: { ...plain, byMarket }, catalogue: catalogue() };
}

/** Somebody whose wish counts. */
export async function waits(db: Db, change: Partial<typeof notifyMeTable.$inferInsert> & { email: string }): Promise<string> {
  const asked = { askedAt: testNow, askedFrom: '192.0.2.1', confirmedAt: testNow, termsVersion: '1', leaveToken: randomUUID() };
  const [row] = await db
    .insert(notifyMeTable)
    .values({ kind: 'backInStock', market, productId: jumper, sku: size, ...asked, ...change })
    .returning({ token: notifyMeTable.leaveToken });
  return row!.token;
}

export async function mailsOf<T extends MailTemplate>(db: Db, template: T): Promise<NewMail<T>[]> {
  const rows = await db.select().from(outboxTable).orderBy(outboxTable.id);
  return rows.map(({ payload }) => payload as NewMail<T>).filter((mail) => mail.template === template);
}
