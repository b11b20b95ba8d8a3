import bidiFactory, { type Bidi } from 'bidi-js';
import type { Font } from 'fontkit';
import { faceOf, type Weight } from './face-of.ts';

export type Direction = 'ltr' | 'rtl';
/** Letters of one face that run one way. */
export type Run = { text: string; face: Font };
/** A text of which lines are taken: how the parts of a line stand depends on the whole. */
export type Laid = { text: string; levels: Uint8Array; weight: Weight };

// Its types say that the function lies one level deeper than it does.
const bidi = (bidiFactory as unknown as () => Bidi)();
/** They say how the text runs and have no picture of their own. */
const isMark = (sign: string) => /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\u061c\ufeff]/.test(sign);
const isShaped = (sign: string) => /[\p{Script=Arabic}\p{Mn}]/u.test(sign);

export function layText(text: string, direction: Direction, weight: Weight): Laid {
  return { text, weight, levels: bidi.getEmbeddingLevels(text, directionOf(text, direction)).levels };
}

/** A line that is all in a script of the other direction, such as an address abroad, runs its own way: `1 Ockham Road` keeps its number in front. */
function directionOf(text: string, direction: Direction): Direction {
  const letters = text.match(/\p{L}/gu) ?? [];
  const isArabic = (letter: string) => /\p{Script=Arabic}/u.test(letter);
  if (letters.length === 0) return direction;
  if (direction === 'rtl') return letters.some(isArabic) ? 'rtl' : 'ltr';
  return letters.every(isArabic) ? 'rtl' : 'ltr';
}

type Part = Run & { level: number; isShaped: boolean };

/** From left to right, as they are drawn. Letters inside a right-to-left run stay in the order of speech: shaping turns them around. */
export function splitRuns({ text, levels, weight }: Laid, start = 0, end = text.length): Run[] {
  const parts: Part[] = [];
  let at = start;
  for (const sign of text.slice(start, end)) {
    const level = levels[at]!;
    at += sign.length;
    if (isMark(sign)) continue;
    const last = parts.at(-1);
    // A space ends no word's shaping, and a mark stands on the letter before it, so it stays in that letter's face.
    const face = last && /\p{Mn}|\s/u.test(sign) && last.face.hasGlyphForCodePoint(sign.codePointAt(0)!) ? last.face : faceOf(sign, weight);
    const shaped = isShaped(sign);
    if (last?.face === face && last.level === level && last.isShaped === shaped) last.text += sign;
    else parts.push({ text: sign, face, level, isShaped: shaped });
  }
  return inVisualOrder(parts).map(({ text: letters, face, level, isShaped: shaped }) => ({
    face,
    // Shaping turns everything Arabic around, digits too, and leaves a bracket between Arabic words as it is.
    text: level % 2 === 1 ? (shaped ? letters : mirrored(letters)) : shaped ? reversed(letters) : letters,
  }));
}

/** Rule L2 of the Unicode bidirectional algorithm, on whole runs. */
function inVisualOrder(parts: readonly Part[]): Part[] {
  const ordered = [...parts];
  const highest = Math.max(0, ...parts.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < ordered.length; from++) {
      if (ordered[from]!.level < level) continue;
      let to = from;
      while (to + 1 < ordered.length && ordered[to + 1]!.level >= level) to++;
      ordered.splice(from, to - from + 1, ...ordered.slice(from, to + 1).reverse());
      from = to;
    }
  }
  return ordered;
}

function mirrored(text: string): string {
  return reversed([...text].map((sign) => bidi.getMirroredCharacter(sign) ?? sign).join(''));
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}
