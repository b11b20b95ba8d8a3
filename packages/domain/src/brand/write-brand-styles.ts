import type { BrandFace } from '@selvedge/contract/brand-face.ts';
import type { SubBrand } from '@selvedge/contract/navigation.ts';
import { isBrandCode } from './check-brands.ts';
import { coloursOfFace } from './colours-of-face.ts';
import { knownColours } from './known-colours.ts';

/** The styles of all brands of a market: a page wears one by its code alone, so going from brand to brand needs no script. */
export function writeBrandStyles(brands: readonly SubBrand[]): string {
  return brands.flatMap(({ code, face }) => (face && isBrandCode(code) ? [ruleOf(code, face)] : [])).join('');
}

function ruleOf(code: string, face: BrandFace): string {
  const tokens = Object.entries(tokensOf(face)).map(([name, value]) => `--${name}:${value}`);
  // Of the root: dialogs and what is behind a page that ends early wear it, too.
  return `:root:has([data-brand="${code}"]){${tokens.join(';')}}`;
}

const corners = { sharp: '0px', soft: '4px', round: '14px' };
const weights = { book: ['400', '500'], medium: ['500', '600'], bold: ['650', '700'] } as const;

function tokensOf(face: BrandFace): Record<string, string> {
  const { ground, cloth, ink, accent, quiet, hairline, line } = coloursOfFace(knownColours(face));
  const [medium, bold] = weights[face.weight ?? 'medium'] ?? weights.medium;
  return {
    ...{ paper: ground, cloth, ink, 'ink-2': quiet, hairline, line, accent, focus: accent },
    ...{ corner: corners[face.corner ?? 'sharp'] ?? corners.sharp, medium, bold },
    'tile-ratio': ratio.test(face.crop ?? '') ? face.crop! : '3/4',
  };
}

const ratio = /^\d\/\d$/;
