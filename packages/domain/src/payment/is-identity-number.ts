/** A Turkish identity number (TCKN): eleven digits, of which the last two are made from the others. */
export function isIdentityNumber(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const digits = [...text].map(Number);
  const sum = (parity: 0 | 1) => digits.slice(0, 9).reduce((total, digit, at) => total + (at % 2 === parity ? digit : 0), 0);
  const tenth = (((sum(0) * 7 - sum(1)) % 10) + 10) % 10;
  return digits[9] === tenth && digits[10] === (sum(0) + sum(1) + tenth) % 10;
}
