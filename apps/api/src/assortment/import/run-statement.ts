export type RunStatement = (text: string, values?: unknown[]) => Promise<number>;
