const words = new Set(['by', 'without', 'on', 'ignoring', 'group_left', 'group_right', 'and', 'or', 'unless', 'offset', 'bool']);

/** The names of the series that a PromQL expression asks for. */
export function promqlMetrics(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    // Labels that series are grouped by.
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, ' ');
  const names = [...bare.matchAll(/(?<![\w.])[a-z_:][\w:]*(?!\s*\(|[\w:])/gi)].map(([name]) => name);
  return [...new Set(names.filter((name) => !words.has(name)))];
}
