const kept = 24;

/** What this browser has looked at, latest first, each product once. */
export function rememberProduct(seen: readonly string[], id: string): string[] {
  return [id, ...seen.filter((each) => each !== id)].slice(0, kept);
}
