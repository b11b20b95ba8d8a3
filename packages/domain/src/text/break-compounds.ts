const long = /\p{L}{14,}/gu;

/**
 * A place to break in long words that end in one of those: 'Rollkragen-pullover'. Browsers without the language's own rules part them anywhere, or leave
 * half a line empty. Of several the longest; what stands before it is no shorter than four letters.
 */
export function breakCompounds(text: string, heads: readonly string[]): string {
  return text.replace(long, (word) => {
    const small = word.toLowerCase();
    const length = Math.max(
      0,
      ...heads.filter((head) => small.endsWith(head) && head.length <= word.length - 4).map((head) => head.length),
    );
    return length === 0 ? word : `${word.slice(0, -length)}\u00ad${word.slice(-length)}`;
  });
}
