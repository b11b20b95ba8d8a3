import { z } from 'zod';

/** Millilitre, litre, gram, kilogram, centimetre, metre, square metre. */
export const contentUnits = ['ml', 'l', 'g', 'kg', 'cm', 'm', 'm2'] as const;
export type ContentUnit = (typeof contentUnits)[number];

/** What is sold by measure says how much it holds; clothes leave it empty. */
export type NetContent = { quantity: number; unit: ContentUnit };

/** Never nothing: `0 ml` would make every price endless. */
const written = /^([1-9]\d{0,4}(?:\.\d{1,2})?|0\.(?:[1-9]\d?|0[1-9])) (ml|l|g|kg|cm|m|m2)$/;

/** Reads `150 ml`; undefined for what holds nothing, and for what is not written so. */
export function readNetContent(text: string): NetContent | undefined {
  const [, quantity, unit] = written.exec(text) ?? [];
  return unit === undefined ? undefined : { quantity: Number(quantity), unit: unit as ContentUnit };
}

/** As files bring it and staff type it. */
export const WrittenNetContent = z.string().regex(new RegExp(`^$|${written.source}`));
