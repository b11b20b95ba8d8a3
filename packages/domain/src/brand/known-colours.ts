import type { BrandFace } from '@selvedge/contract/brand-face.ts';

/** A draft is shown before it is finished: what is no colour would end the rule of its styles and begin another. */
export function knownColours({ ground, cloth, ink, accent }: BrandFace): BrandFace {
  const colours = Object.entries({ ground, cloth, ink, accent }).filter(([, value]) => /^#[0-9a-f]{6}$/i.test(value ?? ''));
  return Object.fromEntries(colours);
}
