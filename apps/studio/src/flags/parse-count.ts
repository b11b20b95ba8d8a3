const largest = 86_400_000;

/** The whole number that was typed, if the shop would take it. Separators between thousands are allowed. */
export function parseCount(typed: string): number | undefined {
  const digits = typed.replace(/[\s,_']/g, '');
  const count = Number(digits);
  return /^\d+$/.test(digits) && count <= largest ? count : undefined;
}
