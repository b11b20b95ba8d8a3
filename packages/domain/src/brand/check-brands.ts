import type { BrandFace } from '@selvedge/contract/brand-face.ts';
import type { SubBrand } from '@selvedge/contract/navigation.ts';
import { contrastBetween, leastContrast } from '../content/contrast.ts';
import { coloursOfFace, meaningColours } from './colours-of-face.ts';

type Problem = { at: string; key: string };

/** What stands in the way of showing brands: two of one code, and words that not everybody can read. */
export function checkBrands(brands: readonly SubBrand[]): Problem[] {
  return brands.flatMap(({ code, face }, index) => {
    const at = `multiBrandMenu.${index}`;
    const isTwice = brands.findIndex((other) => other.code === code) < index;
    return [
      ...(isTwice ? [{ at: `${at}.code`, key: 'studio.brand_twice' }] : []),
      ...(face && !isBrandCode(code) ? [{ at: `${at}.code`, key: 'studio.brand_code' }] : []),
      ...(face ? checkFace(face).map(({ at: part, key }) => ({ at: `${at}.face.${part}`, key })) : []),
    ];
  });
}

/** By it pages know whose they are; the main brand has none, and is dressed as the house is. */
export const isBrandCode = (code: string): boolean => /^[a-z0-9][a-z0-9-]{0,19}$/.test(code);

/** The pairs of colours in which a brand says something, each named by the field that would mend it. */
export function checkFace(face: BrandFace): Problem[] {
  const { ground, cloth, ink, quiet, accent } = coloursOfFace(face);
  const isWeak = (words: string, below: string) => (contrastBetween(words, below) ?? 0) < leastContrast;
  const weak = (words: string) => isWeak(words, ground) || isWeak(words, cloth);
  const meaning = Object.values(meaningColours);
  if (weak(ink)) return [{ at: face.ink ? 'ink' : isWeak(ink, ground) ? 'ground' : 'cloth', key: 'studio.brand_words' }];
  return [
    ...(weak(quiet) ? [{ at: 'ink', key: 'studio.brand_quiet_words' }] : []),
    ...(weak(accent) ? [{ at: face.accent ? 'accent' : 'ground', key: 'studio.brand_accent' }] : []),
    ...(meaning.some((words) => isWeak(words, ground)) ? [{ at: 'ground', key: 'studio.brand_sale' }] : []),
    ...(meaning.some((words) => isWeak(words, cloth)) ? [{ at: 'cloth', key: 'studio.brand_sale' }] : []),
  ];
}
