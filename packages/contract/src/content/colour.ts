import { z } from 'zod';

/** Colours of the house, by name: a sub-brand may change what they look like. */
export const tones = ['paper', 'cloth', 'ink', 'indigo', 'thread'] as const;
export type Tone = (typeof tones)[number];

/** A colour in content: one of the house, or any other as `#rrggbb`. */
export const Colour = z.union([z.enum(tones), z.string().regex(/^#[0-9a-fA-F]{6}$/)]);
export type Colour = z.infer<typeof Colour>;
