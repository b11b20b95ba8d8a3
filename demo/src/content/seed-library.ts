import { readFile } from 'node:fs/promises';
import { readDictionaries } from '@selvedge/api/content/read-dictionaries.ts';
import type { Db } from '@selvedge/api/db/db.ts';
import { cropKeyOf } from '@selvedge/api/media/swap/crop-key-of.ts';
import { adoptDrawings } from '@selvedge/api/media/upload/adopt-drawings.ts';
import { type Adopted, adoptPictures, isMissingFromLibrary } from '@selvedge/api/media/upload/adopt-pictures.ts';
import type { Ratio } from '@selvedge/contract/content/image.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import type { PageWords } from './page-words/en.ts';
import { inPageLanguages, pageWordsOf } from './page-words/page-words.ts';
import { pictureFiles } from './picture-files.ts';
import { cropNames, type PictureName, picture, pictureSource } from './pictures.ts';
import { wordLanguages, wordsOf } from './words/words.ts';

const folder = new URL('../../pictures/files/', import.meta.url);
const names = Object.keys(pictureFiles) as PictureName[];
/** The crop from which an editor cuts others. */
const whole = '16/9';

/**
 * The pictures of the demo's goods and pages in the library, with their words and the places that show them. Where nothing shows them, or
 * they are there, nothing happens.
 */
export async function seedLibrary(db: Db, now: Date): Promise<boolean> {
  // Older than the pictures of pages, which would be lost among thousands of goods: the newest come first.
  const drawn = await adoptDrawings(db, { who: 'demo', now: addDays(now, -1), views: viewWords() });
  return (await seedPagePictures(db, now)) || drawn > 0;
}

async function seedPagePictures(db: Db, now: Date): Promise<boolean> {
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
  if (isLook(name)) return inPageLanguages(({ looks }) => looks[name]);
  return Object.fromEntries(
    wordLanguages.map((language) => [language, wordsOf(language).alt[name as keyof ReturnType<typeof wordsOf>['alt']]]),
  );
}

const isLook = (name: PictureName): name is Extract<PictureName, keyof PageWords['looks']> => name in pageWordsOf('en').looks;

/** `picture.front` of a dictionary, as `front`. */
function viewWords(): Record<string, Record<string, string>> {
  const wordsIn = (texts: object) =>
    Object.fromEntries(Object.entries(texts).flatMap(([key, words]) => (key.startsWith('picture.') ? [[key.slice(8), words]] : [])));
  return Object.fromEntries(wordLanguages.map((language) => [language, wordsIn(readDictionaries().get(language) ?? {})]));
}
