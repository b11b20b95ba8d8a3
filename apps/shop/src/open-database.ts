import { type Config, clock } from '@selvedge/api/config.ts';
import { launchPostgres } from '@selvedge/api/db/launch-postgres.ts';
import { migrate } from '@selvedge/api/db/migrate.ts';
import { type OpenDb, openDb } from '@selvedge/api/db/open-db.ts';
import { seedAssortment } from '@selvedge/demo/assortment/seed-assortment.ts';
import { seedFit } from '@selvedge/demo/assortment/seed-fit.ts';
import { seedPromotions } from '@selvedge/demo/promotions/seed-promotions.ts';
import { seedDemo } from '@selvedge/demo/seed.ts';
import { createDemoAdministrator } from './create-demo-administrator.ts';
import { createDemoGiftCards } from './create-demo-gift-cards.ts';
import { createDemoShopper } from './create-demo-shopper.ts';

/** The database, up to date and, outside production, filled with the demo shop when it was empty. */
export async function openDatabase(config: Config, say: (line: string) => void): Promise<OpenDb> {
  say(config.databaseUrl ? 'opening the database that DATABASE_URL names' : 'opening the embedded PostgreSQL');
  const log = (line: string) => say(`  ${line}`);
  const embedded = config.databaseUrl ? undefined : await launchPostgres({ ...config, log });
  try {
    const open = await openDb(config.databaseUrl ?? embedded?.url ?? '', { log, directUrl: config.databaseDirectUrl });
    await migrate(open.pool, { log });
    if (config.seed) {
      await seedDemo(open.db, { log });
      await seedAssortment(open, { log, now: clock(config)() });
      await seedFit(open.db, clock(config)());
      await seedPromotions(open.db, { log, now: clock(config)() });
      await createDemoAdministrator(open.db, { config, log });
      await createDemoShopper(open.db, { config, log });
      await createDemoGiftCards(open.db, clock(config)());
    }
    return {
      ...open,
      async close() {
        await open.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
