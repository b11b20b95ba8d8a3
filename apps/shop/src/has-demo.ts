import { demoGiftCards } from './create-demo-gift-cards.ts';
import { demoShopper } from './demo-shopper.ts';

/** What an empty database lacks: `shop` before it can open, `library` beside the open shop. */
export type HasDemo = { shop: boolean; library: boolean };

/** A pool, or one connection of it. */
type Database = { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> };

/** Whether there is something of each kind that the demo brings, so that nothing of it has to be read. */
export async function hasDemo(database: Database): Promise<HasDemo> {
  const { rows } = await database.query(
    `select
      (exists (select from page) or exists (select from document)) and exists (select from style) and exists (select from promotion)
        and exists (select from fit_count) and exists (select from staff) and exists (select from shopper where email = $1)
        and (select count(*) from gift_card_movement where reference = any($2)) = $3 as shop,
      exists (select from media_upload where drawn is not null) and exists (select from media_crop) as library`,
    [demoShopper.email, demoGiftCards.map(({ number }) => `demo:${number}`), demoGiftCards.length],
  );
  return rows[0] as HasDemo;
}
