/** A thirteen-digit number with its check digit, so that scanners accept it. 57 is the prefix of Denmark. */
export function ean(serial: number): string {
  const digits = `57${String(serial).padStart(10, '0')}`;
  return digits + checkDigit(digits);
}

export function checkDigit(digits: string): string {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) sum += Number(digits[digits.length - 1 - at]) * (at % 2 === 0 ? 3 : 1);
  return String((10 - (sum % 10)) % 10);
}
