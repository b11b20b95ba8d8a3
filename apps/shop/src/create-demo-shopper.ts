import { createAccount } from '@selvedge/api/account/create-account.ts';
import { type Config, clock } from '@selvedge/api/config.ts';
import type { Db } from '@selvedge/api/db/db.ts';
import { termsVersion } from '@selvedge/demo/content/terms-texts.ts';
import { demoShopper } from './demo-shopper.ts';

type Settings = { config: Pick<Config, 'clockOffsetMs' | 'shopUrl'>; log: (line: string) => void };

/** Somebody to sign in as. Answers whether the account was made. */
export async function createDemoShopper(db: Db, { config, log }: Settings): Promise<boolean> {
  const isNew = await createAccount(db, { ...demoShopper, market: 'en-GB', termsVersion, now: clock(config)() });
  if (isNew) {
    log(`a shopper can sign in at ${config.shopUrl}/en-GB/login`);
    log(`  e-mail    ${demoShopper.email}`);
    log(`  password  ${demoShopper.password}`);
  }
  return isNew;
}
