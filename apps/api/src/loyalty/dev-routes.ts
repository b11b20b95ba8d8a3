import { addDays } from '@selvedge/domain/date/add-days.ts';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { clubContactTable } from '../club/tables.ts';
import { bookPurchase } from './book-purchases.ts';
import { loyaltyAccountTable, loyaltyPurchaseTable } from './tables.ts';

/** Nobody waits six weeks to spend points: `POST /dev/points?email=&days=45` books what a member's purchases promise by then. There is none in production. */
export function devPointsRoutes(app: FastifyInstance): void {
  const { shop } = app;
  if (shop.config.isProduction) return;
  app.post<{ Querystring: { email?: string; days?: string } }>('/dev/points', async ({ query }) => {
    const { db } = shop;
    const now = shop.clock();
    const dueBy = addDays(now, Number(query.days ?? 0) || 0);
    const { reference, accountId, state } = loyaltyPurchaseTable;
    const isTheirs = and(eq(clubContactTable.email, query.email ?? ''), eq(state, 'pending'));
    const rows = await db
      .select({ reference })
      .from(loyaltyPurchaseTable)
      .innerJoin(loyaltyAccountTable, eq(loyaltyAccountTable.id, accountId))
      .innerJoin(clubContactTable, eq(clubContactTable.id, loyaltyAccountTable.contactId))
      .where(isTheirs);
    for (const each of rows) await db.transaction((tx) => bookPurchase(tx, each.reference, { content: shop.content(), now, dueBy }));
    return { purchases: rows.length };
  });
}
