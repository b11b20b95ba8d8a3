const longest = 2_000;
const named = /\b(?:from|into|update|join|table)\s+(?:only\s+)?"?([a-z_][\w.]*)"?/i;

export type DescribedQuery = {
  /** `select basket` */
  name: string;
  operation: string;
  /** Without any value that stands in the text itself. */
  shown: string;
};

/** A query as others may read it. */
export function describeQuery(text: string): DescribedQuery {
  const shown = text
    .slice(0, longest)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/'(?:[^']|'')*(?:'|$)/g, '?')
    .replace(/(?<![\w$"])\d+(?:\.\d+)?\b/g, '?');
  const operation = /^\W*(\w+)/.exec(shown)?.[1]?.toLowerCase() ?? 'query';
  const table = named.exec(shown)?.[1];
  return { name: table ? `${operation} ${table}` : operation, operation, shown };
}
