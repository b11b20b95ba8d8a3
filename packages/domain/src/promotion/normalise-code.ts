/**
 * The form in which codes are kept and compared: without underscores and spaces, in capitals, of one Unicode form. Without it a code could
 * be applied twice, written differently. A Turkish keyboard writes `i` with and without its dot: both are the same letter of a code.
 * Empty when it can't be a code at all. (BSK-026, BSK-063)
 */
export function normaliseCode(typed: string): string {
  const code = typed
    .normalize('NFKC')
    .replace(/[\s_]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase()
    .normalize('NFKC')
    .replaceAll('İ', 'I');
  return /^[\p{L}\p{N}][\p{L}\p{N}.%+-]{0,39}$/u.test(code) ? code : '';
}
