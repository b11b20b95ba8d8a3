import { z } from 'zod';

/** Part of an id. Underscores and commas separate the parts, so none of them may hold one. */
export const Code = z.string().regex(/^[A-Za-z0-9.-]{1,40}$/);
export const Key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/);
export const Language = z.string().regex(/^[a-z]{2}$/);
export const Line = z.string().trim().min(1).max(200);
export const Text = z.string().max(5_000);
export const DateTime = z.iso.datetime();

/** Every text exists at least in English: that is what a language without one of its own reads. */
export const named = <T extends z.ZodType>(value: T) =>
  z.record(Language, value).refine((texts) => 'en' in texts, { message: 'validation.english_missing' });
