import { pointsLabel, pointsOfLabel } from './points-label.ts';

/** Digits only: people type the number in groups, or copy it with spaces and dashes. */
export function readGiftCardNumber(typed: string): string {
  const digits = typed.normalize('NFKC').replace(/[\s-]/g, '');
  return /^\d{19}$/.test(digits) && luhn(digits) === 0 ? digits : '';
}

/** 18 digits and one that catches typing errors. */
export function withCheckDigit(digits: string): string {
  return `${digits}${(10 - luhn(`${digits}0`)) % 10}`;
}

/** What is shown of a number: enough to tell one's own cards apart, too little to use one. */
export function maskGiftCardNumber(number: string): string {
  const points = pointsOfLabel(number);
  if (points !== undefined) return pointsLabel(points);
  return `${'*'.repeat(Math.max(0, number.length - 4))}${number.slice(-4)}`;
}

function luhn(digits: string): number {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10;
}
