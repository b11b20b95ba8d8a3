import type { BrandFace } from '@selvedge/contract/brand-face.ts';
import { contrastBetween } from '../content/contrast.ts';
import { coloursOfFace, meaningColours } from './colours-of-face.ts';
import { knownColours } from './known-colours.ts';

/** How well a brand is read, at each colour that decides it; `marks` are the worst read of the colours that mean something. */
export function contrastOfFace(face: BrandFace) {
  const { ground, cloth, ink, accent } = coloursOfFace(knownColours(face));
  const between = (words: string, below: string) => contrastBetween(words, below) ?? 1;
  const below = (colour: string) => ({
    words: between(ink, colour),
    marks: Math.min(...Object.values(meaningColours).map((words) => between(words, colour))),
  });
  const on = (words: string) => ({ ground: between(words, ground), cloth: between(words, cloth) });
  return { ground: below(ground), cloth: below(cloth), ink: on(ink), accent: on(accent) };
}
