import { readFileSync } from 'node:fs';
import type { TextUse } from '@selvedge/contract/studio/translations.ts';

/** Written by `node scripts/text-uses.ts --write` from the source; a check keeps it true. */
export const allTextUses: Record<string, TextUse> = JSON.parse(readFileSync(new URL('./text-uses.json', import.meta.url), 'utf8'));

const nowhere: TextUse = { files: [], pages: [] };

/** Where a key is shown. */
export function textUses(key: string): TextUse {
  return Object.hasOwn(allTextUses, key) ? allTextUses[key]! : nowhere;
}
