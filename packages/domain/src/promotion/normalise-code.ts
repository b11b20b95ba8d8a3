/**
 * The form in which codes are kept and compared: without underscores, in capitals, of one Unicode form. Without it a code could be
 * applied twice, written differently. Empty when it can't be a code at all. (BSK-026, BSK-063)
 */
export function normaliseCode(typed: string): string {
  const code = typed.normalize('NFKC').replaceAll('_', '').trim().toUpperCase();
  return /^[\p{L}\p{N}][\p{L}\p{N}.%+-]{0,39}$/u.test(code) ? code : '';
}
