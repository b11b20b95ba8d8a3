/** An amount as people write it, up to a million. */
export function readDecimal(line: string): number | undefined {
  const isWritten = /^\d{1,7}(?:\.\d{1,6})?$/.test(line.trim());
  return isWritten && Number(line) <= 1_000_000 ? Number(line) : undefined;
}
