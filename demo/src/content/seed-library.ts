import { readFile } from 'node:fs/promises';
import type { Db } from '@selvedge/api/db/db.ts';
import { cropKeyOf } from '@selvedge/api/media/swap/crop-key.ts';
import { type Adopted, adoptPictures, isMissingFromLibrary } from '@selvedge/api/media/upload/adopt-pictures.ts';
import type { Ratio } from '@selvedge/contract/content/image.ts';
import { lookAlt } from './looks.ts';
import { pictureFiles } from './picture-files.ts';
import { cropNames, type PictureName, picture, pictureSource } from './pictures.ts';
import { wordLanguages, wordsOf } from './words/words.ts';

const folder = new URL('../../pictures/files/', import.meta.url);
const names = Object.keys(pictureFiles) as PictureName[];
/** The crop from which an editor cuts others. */
const whole = '16/9';

/**
 * The pictures of the demo's pages in the library, with their words and the places that show them. Where nothing shows them, or they are
 * there, nothing happens.
 */
export async function seedLibrary(db: Db, now: Date): Promise<boolean> {
  const keys = names.map((name) => cropKeyOf(pictureSource(name, whole))!);
  if (!(await isMissingFromLibrary(db, { keys, shown: pictureSource(names[0]!, whole) }))) return false;
  const pictures = await Promise.all(names.map(describe));
  await db.transaction((tx) => adoptPictures(tx, pictures, { who: 'demo', now }));
  return true;
}

async function describe(name: PictureName): Promise<Adopted> {
  const { width, height, placeholder, widths } = picture(name, '', whole);
  const read = (each: number) => readFile(new URL(`${name}-${cropNames[whole]}-${each}.jpg`, folder));
  return {
    ...{ bytes: await read(width), small: await read(Math.min(...widths)) },
    ...{ name, width, height, placeholder, alts: altsOf(name) },
    shown: (Object.keys(pictureFiles[name].ratios) as Ratio[]).map((ratio) => ({ src: pictureSource(name, ratio), ratio })),
  };
}

function altsOf(name: PictureName): Record<string, string> {
  if (name in lookAlt) return { en: lookAlt[name as keyof typeof lookAlt] };
  return Object.fromEntries(
    wordLanguages.map((language) => [language, wordsOf(language).alt[name as keyof ReturnType<typeof wordsOf>['alt']]]),
  );
}
