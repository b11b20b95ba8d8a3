/** What an entry of a list is called while it is closed: the first words that stand in it. */
export function summaryOf(item: Record<string, unknown>): string | undefined {
  for (const [name, value] of Object.entries(item)) {
    if (name === 'id' || name.startsWith('_') || name === 'src' || name === 'placeholder') continue;
    if (typeof value === 'string' && value.trim() && !value.startsWith('#')) {
      const words = value.replaceAll(/<[^>]*>/g, ' ').trim();
      if (words) return words.slice(0, 60);
    }
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const inside = summaryOf(value as Record<string, unknown>);
      if (inside) return inside;
    }
  }
  return undefined;
}
