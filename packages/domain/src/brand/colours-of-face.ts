import type { BrandFace } from '@selvedge/contract/brand-face.ts';

/** The house's own, as `ui/tokens.css` has them: a test compares the two. */
export const houseColours = {
  ground: '#fbfaf7',
  cloth: '#f1ede5',
  ink: '#171513',
  accent: '#b4231f',
  quiet: '#5c5750',
  hairline: '#ded8cd',
  line: '#8b8479',
} as const;

/** Colours that say something by themselves. They are the same in every brand. */
export const meaningColours = { thread: '#b4231f', success: '#2f5d46', warning: '#8a5a00' } as const;

export type FaceColours = Record<keyof typeof houseColours, string>;

/** Every colour of a brand. Those that nobody chooses, of quiet words and lines, are made from its ink and its ground. */
export function coloursOfFace({ ground, cloth, ink, accent }: BrandFace): FaceColours {
  const chosen = {
    ground: ground ?? houseColours.ground,
    cloth: cloth ?? houseColours.cloth,
    ink: ink ?? houseColours.ink,
    accent: accent ?? houseColours.accent,
  };
  if (!ground && !ink) return { ...houseColours, ...chosen };
  const mixed = (share: number) => mixHex(chosen.ink, chosen.ground, share);
  return { ...chosen, quiet: mixed(0.75), hairline: mixed(0.14), line: mixed(0.5) };
}

/** So much of the first, the rest of the second. */
function mixHex(first: string, second: string, share: number): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => Math.round(part(first, at) * share + part(second, at) * (1 - share)));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
