import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findTextUses } from './find-text-uses.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test('translators are told where a text is shown as the source has it: node scripts/text-uses.ts --write', () => {
  expect(readFileSync(join(root, 'apps/api/src/content/translations/text-uses.json'), 'utf8')).toBe(findTextUses(root));
});
