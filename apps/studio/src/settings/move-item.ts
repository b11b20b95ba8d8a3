/** The list with one entry at another place. */
export function moveItem<T>(items: readonly T[], { from, to }: { from: number; to: number }): T[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, items[from]!);
}
