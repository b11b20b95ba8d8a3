/** A given name in the letters of another script; without any it stays as it is. */
export function transliterate(name: string, letters: Readonly<Record<string, string>> | undefined): string {
  if (!letters) return name;
  // The longest first; of two that are equally long the one that knows where it stands.
  const known = Object.keys(letters).sort((a, b) => b.length - a.length);
  let left = `^${name.toLowerCase()}$`;
  let written = '';
  while (left !== '' && left !== '$') {
    const found = known.find((one) => left.startsWith(one));
    if (found) written += letters[found];
    else if (!left.startsWith('^')) written += left.charAt(0);
    left = left.slice(found?.length ?? 1);
  }
  return written.charAt(0).toUpperCase() + written.slice(1);
}
