/** Set by the pages of markets in whose language names break in their own way (`learn-names.ts`); other pages do without it. */
export const ownNames: Record<string, ((name: string) => string) | undefined> = {};

/** The name of something that is sold, for a line that may be too short for it; only to be looked at. */
export const writeName = (name: string, locale: string): string => ownNames[locale]?.(name) ?? name;
