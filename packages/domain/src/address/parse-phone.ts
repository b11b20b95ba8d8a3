export type Phone = { phoneCountryCode: string; mobilePhoneNumber: string };

/** Splits a number at a known dial prefix (`+49`, or `0049` as it is dialled); the rest keeps its digits only. */
export function parsePhone(text: string, prefixes: readonly string[]): Phone {
  const number = text.trim().replace(/^00/, '+');
  // The longest first: +1 must not take what belongs to a longer prefix that begins with it.
  const phoneCountryCode = prefixes.toSorted((a, b) => b.length - a.length).find((prefix) => number.startsWith(prefix)) ?? '';
  return { phoneCountryCode, mobilePhoneNumber: number.slice(phoneCountryCode.length).replace(/\D/g, '') };
}
