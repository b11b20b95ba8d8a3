export type WantedLine = { sku: string; quantity: number };

/** One sku a line, with how many behind it; without a number it is one. */
export function readLines(typed: string): WantedLine[] | undefined {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line): WantedLine | undefined => {
      const [, sku, quantity = '1'] = /^(\S+)(?:\s+(\d{1,2}))?$/.exec(line) ?? [];
      return sku && Number(quantity) > 0 ? { sku, quantity: Number(quantity) } : undefined;
    });
  return lines.length > 0 && lines.every((line) => line !== undefined) ? (lines as WantedLine[]) : undefined;
}
