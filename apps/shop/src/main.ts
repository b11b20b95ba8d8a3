import { explainBootErrors } from '@selvedge/api/boot-error.ts';
import { readConfig } from '@selvedge/api/config.ts';
import { openShop } from './open-shop.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

await explainBootErrors(async () => {
  const started = performance.now();
  const config = readConfig();
  const shop = await openShop(config, { dev: process.argv.includes('--dev'), say });
  say(`\nThe shop is open at ${shop.address} (after ${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second Ctrl+C means now.
      if (isStopping) process.exit(1);
      isStopping = true;
      say('closing the shop: finishing what is under way');
      void shop.stop().then(() => process.exit(0));
    });
  }
});
