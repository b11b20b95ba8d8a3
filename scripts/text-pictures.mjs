// `npm run text-pictures`: walks through the shop and photographs where its texts stand, for translators. After screens have changed.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './find-browser.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const browser = ensureBrowser((step) => process.stdout.write(`installing a browser: ${step}\n`));
if (!browser) {
  process.stderr.write('No Chrome or Chromium was found and none could be installed here. Install one, or name it in CHROME_PATH.\n');
  process.exit(1);
}
const run = (program, args) =>
  spawnSync(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, CHROME_PATH: browser, TEXT_PICTURES: '1' } }).status ?? 1;
const built = run(process.execPath, ['scripts/start.mjs', '--build-only']);
const walk = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list', 'e2e/take-text-pictures.spec.ts'];
const bin = join(root, 'node_modules/.bin');
const format = ['format', '--write', 'apps/api/src/content/translations/text-pictures.json'];
process.exit(built || run(join(bin, 'playwright'), walk) || run(join(bin, 'biome'), format));
