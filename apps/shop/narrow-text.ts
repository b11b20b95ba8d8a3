import type { Plugin } from 'vite';

/** A letter beyond Latin makes V8 keep two bytes for each letter of a file. An escape takes six, so files that are mostly of other letters stay as they are. */
const sixthOfAll = 6;
const beyondLatin = /[^\0-\xff]/g;
/** Of files beyond a million letters Node makes two bytes for each as soon as one has an accent. */
const large = 1_000_000;
const beyondAscii = /[^\0-\x7f]/g;
/** An escape would be read as it stands. */
const rawBeyondAscii = /\braw`[^`]*[^`\0-\x7f][^`]*`/;

export function narrowText(): Plugin {
  return {
    name: 'narrow-text',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = narrowed(file.code);
    },
  };
}

function narrowed(code: string): string {
  const wide = code.length > large ? beyondAscii : beyondLatin;
  const count = code.match(wide)?.length ?? 0;
  if (count === 0 || count * sixthOfAll > code.length || rawBeyondAscii.test(code)) return code;
  return code.replaceAll(wide, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
