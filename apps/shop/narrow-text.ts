import type { Plugin } from 'vite';

/** A letter beyond Latin makes V8 keep two bytes for each letter of a file. An escape takes six, so files that are mostly of other letters stay as they are. */
const sixthOfAll = 6;
const beyondLatin = /[^\0-\xff]/g;
/** An escape would be read as it stands. */
const rawBeyondLatin = /\braw`[^`]*[^`\0-\xff][^`]*`/;

export function narrowText(): Plugin {
  return {
    name: 'narrow-text',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = narrowed(file.code);
    },
  };
}

function narrowed(code: string): string {
  const count = code.match(beyondLatin)?.length ?? 0;
  if (count === 0 || count * sixthOfAll > code.length || rawBeyondLatin.test(code)) return code;
  return code.replaceAll(beyondLatin, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
