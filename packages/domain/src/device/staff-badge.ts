/** Digits alone: a scanner types letters by the layout of its keyboard. Longer than any code of goods. */
const prefix = '99';
export const badgeDigits = 24;

/** So long staff stay signed in on a device. */
export const staffMinutes = 10;

/** So many wrong PINs, ever, and the badge is good no longer: ten thousand of them are soon tried. */
export const mostWrongPins = 5;

export function writeBadge(random: string): string {
  return prefix + random;
}

export function isBadge(text: string): boolean {
  return text.length === badgeDigits && text.startsWith(prefix) && /^\d+$/.test(text);
}

/** One that whoever has found the badge tries first: 1111, 1234, 4321. */
export function isWeakPin(pin: string): boolean {
  const steps = new Set([...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index])));
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0]!);
}
