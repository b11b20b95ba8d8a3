/** What was packed is the beginning of a chunk, of which a cache would keep the whole: three times what it counts. */
export function ownCopy(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
