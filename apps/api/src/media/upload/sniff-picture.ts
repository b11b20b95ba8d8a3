/** What a file is by its first bytes. A decoder never sees anything else: some read vector files, which can name other files, or worse. */
export function sniffPicture(bytes: Buffer): string | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'image/png';
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (text(4, 8) === 'ftyp' && text(8, 12) === 'avif') return 'image/avif';
  return undefined;
}

/** Decoders show the first picture of a moving PNG and say nothing of the others. The chunk that tells stands before the pixels. */
export function isAnimatedPng(bytes: Buffer): boolean {
  if (sniffPicture(bytes) !== 'image/png') return false;
  for (let at = 8; at + 8 <= bytes.length; at += bytes.readUInt32BE(at) + 12) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
}
