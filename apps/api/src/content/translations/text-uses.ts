import { readFileSync } from 'node:fs';
import type { TextUse } from '@selvedge/contract/studio/translations.ts';

/** Written by `node scripts/text-uses.ts --write` from the source; a check keeps it true. */
export const allTextUses: Record<string, TextUse> = JSON.parse(readFileSync(new URL('./text-uses.json', import.meta.url), 'utf8'));

const nowhere: TextUse = { files: [], pages: [] };

/** Where a key is shown. A plural form that English lacks is shown where its `other` is. */
export function textUses(key: string): TextUse {
  const other = key.replace(/_(zero|one|two|few|many)$/, '_other');
  return [key, other].map((each) => (Object.hasOwn(allTextUses, each) ? allTextUses[each] : undefined)).find(Boolean) ?? nowhere;
}
