import { z } from 'zod';

/** Seen by nobody and meant by nobody: zero-width characters, direction marks, fillers. Copying brings them along. */
const invisible = /[\p{Cf}\u115F\u1160\u3164\uFFA0]/gu;
/** A second line would be a second line of a parcel's label, or a header of a mail. */
const control = /[\p{Cc}\p{Zl}\p{Zp}]/u;

export const stripInvisible = (text: string): string => text.replace(invisible, '');

/** One line of what people write: what cannot be seen is dropped, and what would break the line is refused. */
export const plainText = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite(stripInvisible)
    .refine((text) => !control.test(text), 'validation.invalid_characters');

export const EmailAddress = plainText(254);
