// Where every text is shown, for translators: `node scripts/text-uses.ts --write` after a key was added, moved or taken out.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findTextUses } from './find-text-uses.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = join(root, 'apps/api/src/content/translations/text-uses.json');
const text = findTextUses(root);

if (process.argv.includes('--write')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('text-uses.json is not what the source says: node scripts/text-uses.ts --write');
  process.exitCode = 1;
}
