/** A number of 8, 12, 13 or 14 digits whose last digit follows from the others. */
export function isGtin(code: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(code)) return false;
  const digits = [...code].map(Number).reverse();
  const [check = 0, ...rest] = digits;
  const sum = rest.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === check;
}
