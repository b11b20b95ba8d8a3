const colons: Readonly<Record<string, string>> = { fr: '\u00a0:', hy: '՝' };

/** What a language puts between a label and what it names: French with a space before it, Armenian with a mark of its own. */
export const colonOf = (locale: string): string => colons[locale.slice(0, 2)] ?? ':';
