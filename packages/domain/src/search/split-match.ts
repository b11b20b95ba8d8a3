import { foldText } from '../catalogue/fold-text.ts';

const longest = 200;

/** A text around what was typed of it: before, the typed part, after. All of it stands before where nothing was. */
export function splitMatch(text: string, typed: string): [before: string, match: string, after: string] {
  const wanted = foldText(typed).trim();
  // Nothing that long is offered; whoever sends it must not keep a browser busy.
  if (text.length > longest || wanted.length > longest) return [text, '', ''];
  const letters = [...text];
  // What is folded may have other lengths, so places are found in the text as it is written.
  for (let from = 0; wanted !== '' && from < letters.length; from++) {
    for (let end = from + 1; end <= letters.length; end++) {
      const folded = foldText(letters.slice(from, end).join(''));
      if (folded === wanted) {
        // An accent that is written apart belongs to its letter.
        while (end < letters.length && foldText(letters.slice(from, end + 1).join('')) === wanted) end++;
        return [letters.slice(0, from).join(''), letters.slice(from, end).join(''), letters.slice(end).join('')];
      }
      if (!wanted.startsWith(folded)) break;
    }
  }
  return [text, '', ''];
}
