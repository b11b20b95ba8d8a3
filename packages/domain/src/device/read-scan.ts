import { readHandoverLink } from '../handover/handover-code.ts';
import { isBadge } from './staff-badge.ts';

export type Scan =
  | { kind: 'ean'; ean: string }
  | { kind: 'badge'; badge: string }
  | { kind: 'setup'; code: string }
  | { kind: 'handover'; code: string };

export type ScannedKey = { key: string; at: number };

/** No hand is as quick: a scanner sends a key every few milliseconds. */
const betweenMs = 50;

/** What a scanner has typed, once it has ended with Enter or Tab; undefined while it is not over, and for what a hand types. */
export function typedByScanner(keys: readonly ScannedKey[]): string | undefined {
  const last = keys.at(-1);
  if (last?.key !== 'Enter' && last?.key !== 'Tab') return undefined;
  let from = keys.length - 1;
  while (from > 0 && keys[from - 1]!.key.length === 1 && keys[from]!.at - keys[from - 1]!.at <= betweenMs) from -= 1;
  const text = keys
    .slice(from, -1)
    .map(({ key }) => key)
    .join('');
  return text.length >= 8 ? text : undefined;
}

/** What was read: a bar code of goods, a badge of staff, the square code of a basket on a phone, or the one that sets a device up. */
export function readScan(text: string): Scan | undefined {
  if (isEan(text)) return { kind: 'ean', ean: text };
  if (isBadge(text)) return { kind: 'badge', badge: text };
  const handover = readHandoverLink(text);
  if (handover) return { kind: 'handover', code: handover };
  const [, code] = /#code=(\w{8})$/.exec(text) ?? [];
  return code ? { kind: 'setup', code } : undefined;
}

/** EAN-8, UPC-A, EAN-13 and GTIN-14, with the right check digit: a number that somebody types quickly is none. */
export function isEan(text: string): boolean {
  if (!/^(?:\d{8}|\d{12}|\d{13}|\d{14})$/.test(text)) return false;
  const digits = [...text].reverse().map(Number);
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
