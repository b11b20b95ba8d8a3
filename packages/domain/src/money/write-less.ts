/**
 * What an amount is lowered by. A minus of its own, since the hyphen that some locales write runs into what stands before it; and on the left of its
 * number in Arabic, too, where a bare one would stand on the right of it like a dash.
 */
export function writeLess(amount: string): string {
  return amount.startsWith('\u200f') ? `\u200f\u200e−${amount.slice(1)}` : `−${amount}`;
}
