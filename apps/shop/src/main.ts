import { explainBootErrors } from '@selvedge/api/boot-error.ts';
import { readConfig } from '@selvedge/api/config.ts';
import { useBreachedPasswords } from '@selvedge/api/identity/check-password.ts';
import { launchDatabase } from './launch-database.ts';
import type { OpenShop } from './open-shop.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

await explainBootErrors(async () => {
  const started = performance.now();
  let shop: OpenShop | undefined;
  const config = readConfig();
  useBreachedPasswords(config.breachedPasswordsFile);
  const isAsked = (option: string) => process.argv.includes(option);
  let stoppingSince = 0;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Nobody is being answered yet.
      if (!shop) process.exit(signal === 'SIGINT' ? 130 : 143);
      // A second Ctrl+C means now. One key press may arrive several times within a moment: npm and the start script pass it on.
      if (stoppingSince !== 0 && Date.now() - stoppingSince > 1_000) process.exit(1);
      if (stoppingSince !== 0) return;
      stoppingSince = Date.now();
      say('closing the shop: finishing what is under way');
      void shop.stop().then(() => process.exit(0));
    });
  }
  const launched = launchDatabase(config, say);
  const { openShop } = await import('./open-shop.ts');
  shop = await openShop(config, { launched, dev: isAsked('--dev'), withHistory: isAsked('--with-history'), say });
  const state = config.role === 'worker' ? `The worker is up at port ${config.port}` : `The shop is open at ${shop.address}`;
  say(`\n${state} (after ${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
  await shop.others;
});
