/** AUT-015 a segment equal to `account`, in any spelling; a word that merely contains it is a page like others. */
export function needsLogin(path: string): boolean {
  return path
    .split(/[?#]/, 1)[0]!
    .split('/')
    .some((segment) => decode(segment).toLowerCase() === 'account');
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
