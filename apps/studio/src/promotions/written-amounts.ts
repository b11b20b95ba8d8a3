/** Amounts by currency as people write them in one line: `GBP 10, EUR 12.50`. */
export function writeAmounts(amounts: Readonly<Record<string, number>>): string {
  return Object.entries(amounts)
    .map(([currency, amount]) => `${currency} ${amount}`)
    .join(', ');
}

/** Undefined for what can't be read: nothing is guessed about money. */
export function readAmounts(line: string): Record<string, number> | undefined {
  const amounts: Record<string, number> = {};
  for (const part of line.split(',').map((each) => each.trim())) {
    if (part === '') continue;
    const [, currency, amount] = /^([A-Za-z]{3})\s+(\d+(?:\.\d+)?)$/.exec(part) ?? [];
    if (!currency || amount === undefined || currency.toUpperCase() in amounts) return undefined;
    amounts[currency.toUpperCase()] = Number(amount);
  }
  return amounts;
}

export const readList = (line: string): string[] => [...new Set(line.split(/[\s,]+/).filter(Boolean))];
