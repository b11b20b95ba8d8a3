/** AUT-109 versions are numbers with anything between them: '2', '1.10', '2026-11-01'. '0' is older than all (AUT-110). */
export function isNewerVersion(version: string, than: string): boolean {
  const [left, right] = [numbersIn(version), numbersIn(than)];
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

const numbersIn = (version: string): number[] => (version.match(/\d+/g) ?? []).map(Number);
