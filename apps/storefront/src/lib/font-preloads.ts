import cyrillic from '@fontsource-variable/inter-tight/files/inter-tight-cyrillic-wght-normal.woff2?url';
import greek from '@fontsource-variable/inter-tight/files/inter-tight-greek-wght-normal.woff2?url';
import latinExtended from '@fontsource-variable/inter-tight/files/inter-tight-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/inter-tight/files/inter-tight-latin-wght-normal.woff2?url';
import armenian from '@fontsource-variable/noto-sans-armenian/files/noto-sans-armenian-armenian-wght-normal.woff2?url';
import arabic from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url';

// Asked for late, their ą, ř and ő stood in the system's font in the middle of words of ours.
const extended = ['bs', 'cs', 'hr', 'hu', 'lt', 'lv', 'pl', 'ro', 'sk', 'sl', 'sr', 'tr'];

const scripts: Record<string, string> = {
  ...{ ar: arabic, hy: armenian, el: greek, bg: cyrillic, mk: cyrillic, uk: cyrillic },
  ...Object.fromEntries(extended.map((language) => [language, latinExtended])),
};

/** The font files that every page of a language shows at once; asked for early, they are there before the first words. */
export function fontPreloads(language: string | undefined): string[] {
  const own = language && scripts[language];
  return own ? [latin, own] : [latin];
}
