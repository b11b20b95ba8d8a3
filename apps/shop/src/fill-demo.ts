import { type Config, clock } from '@selvedge/api/config.ts';
import type { OpenDb } from '@selvedge/api/db/open-db.ts';
import { seedAssortment } from '@selvedge/demo/assortment/seed-assortment.ts';
import { seedFit } from '@selvedge/demo/assortment/seed-fit.ts';
import { seedPromotions } from '@selvedge/demo/promotions/seed-promotions.ts';
import { seedDemo } from '@selvedge/demo/seed.ts';
import { createDemoAdministrator } from './create-demo-administrator.ts';
import { createDemoGiftCards } from './create-demo-gift-cards.ts';
import { createDemoShopper } from './create-demo-shopper.ts';

/** Puts each part of the demo into a database that has nothing of its kind. Two million letters of texts come with it: imported only where something is missing. */
export async function fillDemo(open: OpenDb, { config, log }: { config: Config; log: (line: string) => void }): Promise<void> {
  const now = () => clock(config)();
  await seedDemo(open.db, { log });
  await seedAssortment(open, { log, now: now() });
  await seedFit(open.db, now());
  await seedPromotions(open.db, { log, now: now() });
  await createDemoAdministrator(open.db, { config, log });
  await createDemoShopper(open.db, { config, log });
  await createDemoGiftCards(open.db, now());
}
