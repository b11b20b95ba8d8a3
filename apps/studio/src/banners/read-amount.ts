const most = 100_000_000;

/** An amount as people type it, with a point or a comma; undefined for what is none in a currency of so many decimals. */
export function readAmount(typed: string, decimals: number): number | undefined {
  const match = /^(\d{1,9})(?:[.,](\d+))?$/.exec(typed.trim());
  const fraction = match?.[2] ?? '';
  if (!match || fraction.length > decimals) return undefined;
  const amount = Number(fraction ? `${match[1]}.${fraction}` : match[1]);
  return amount <= most ? amount : undefined;
}
