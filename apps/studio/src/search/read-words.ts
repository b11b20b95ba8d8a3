/** Names with commas between them; none twice, none empty. */
export function readWords(line: string): string[] {
  const seen = new Set<string>();
  return line
    .split(/[,;=\n]/)
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter((word) => {
      const key = word.toLocaleLowerCase();
      if (word === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
