/** One text of a translator's file. `source` is the English that the translator saw, where the file tells. */
export type TextLine = { line: number; scope: string; key: string; text: string; source?: string };

export type TextFile = { scopes: string[]; lines: TextLine[] };
