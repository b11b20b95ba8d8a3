import { readFileSync } from 'node:fs';
import type { TextUse } from '@selvedge/contract/studio/translations.ts';

const readJson = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
/** Written by `npm run text-pictures`, which walks through the shop. */
const pictures = readJson<Record<string, NonNullable<TextUse['picture']>>>('./text-pictures.json');

/** Written by `node scripts/text-uses.ts --write` from the source; a check keeps it true. */
export const allTextUses: Record<string, TextUse> = Object.fromEntries(
  Object.entries(readJson<Record<string, TextUse>>('./text-uses.json')).map(([key, use]) => [
    key,
    Object.hasOwn(pictures, key) ? { ...use, picture: pictures[key] } : use,
  ]),
);

const nowhere: TextUse = { files: [], pages: [] };

/** Where a key is shown. */
export function textUses(key: string): TextUse {
  return Object.hasOwn(allTextUses, key) ? allTextUses[key]! : nowhere;
}

/** The address of its picture, with the place that it stands at as browsers and translators' programs understand it. */
export function textPicture(key: string, shopUrl: string): string | undefined {
  const { picture } = textUses(key);
  return picture && `${shopUrl}/studio/text-pictures/${picture.name}.webp${picture.box ? `#xywh=${picture.box.join(',')}` : ''}`;
}
