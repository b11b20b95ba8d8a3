/** A number as people write it, with a point or a comma; undefined for what is none. */
export function readNumber(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
