/** What stands between commas, semicolons or spaces. */
export const readList = (words: string): string[] => words.split(/[\s,;]+/).filter(Boolean);
