import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

export type Weight = 'regular' | 'bold';

const weights = { regular: 400, bold: 600 } as const;
const require = createRequire(import.meta.url);
const folders = {
  'inter-tight': dirname(require.resolve('@fontsource/inter-tight/files/inter-tight-latin-400-normal.woff')),
  vazirmatn: dirname(require.resolve('@fontsource/vazirmatn/files/vazirmatn-arabic-400-normal.woff')),
  'noto-sans-armenian': dirname(require.resolve('@fontsource/noto-sans-armenian/files/noto-sans-armenian-armenian-400-normal.woff')),
};

/** In the order in which they are asked. Static cuts: the variable files of the storefront can't be cut down to the letters that are used. */
const files = [
  ['inter-tight', 'latin'],
  ['inter-tight', 'latin-ext'],
  ['inter-tight', 'greek'],
  ['inter-tight', 'cyrillic'],
  ['inter-tight', 'cyrillic-ext'],
  ['noto-sans-armenian', 'armenian'],
  ['vazirmatn', 'arabic'],
  ['inter-tight', 'greek-ext'],
  ['inter-tight', 'vietnamese'],
] as const;

const pathsOf = (weight: Weight) =>
  files.map(([family, part]) => join(folders[family], `${family}-${part}-${weights[weight]}-normal.woff`));
const paths = { regular: pathsOf('regular'), bold: pathsOf('bold') };
const read = new Map<string, Font>();

/** The face that has a character; one that nobody has becomes the first face's empty box. */
export function faceOf(character: string, weight: Weight): Font {
  const point = character.codePointAt(0)!;
  const faces = paths[weight];
  const found = faces.find((file) => open(file).hasGlyphForCodePoint(point));
  return open(found ?? faces[0]!);
}

/** Read once for the process: a document only takes the letters that it uses. */
function open(file: string): Font {
  const known = read.get(file);
  if (known) return known;
  const font = create(unpackWoff(readFileSync(file))) as Font;
  read.set(file, font);
  return font;
}
