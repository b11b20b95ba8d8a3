const longest = 60;

/**
 * What was searched for, as it is counted: undefined for what is not worth counting or could name somebody. An address or a telephone
 * number that was pasted into the wrong field is nobody's business.
 */
export function searchedTerm(typed: string): string | undefined {
  const term = typed.normalize('NFKC').replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim().toLowerCase();
  const digits = term.replace(/\P{Nd}/gu, '');
  if ([...term].length < 2 || [...term].length > longest || term.includes('@') || digits.length > 8) return undefined;
  return term;
}
