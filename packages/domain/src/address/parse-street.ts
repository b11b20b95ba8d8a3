export type Street = { line1: string; houseNumber: string };

const number = String.raw`\d+(?:\s?\p{L})?(?:\s?[-/]\s?\d+(?:\s?\p{L})?)?`;
const trailing = new RegExp(String.raw`^(.*?\D),? (${number})$`, 'u');
const leading = new RegExp(String.raw`^(${number}),? (\D.*)$`, 'u');

/** Splits a street at the house number behind it, as in most of Europe, or before it. */
export function parseStreet(text: string): Street {
  const street = text.trim().replace(/\s+/g, ' ');
  const behind = trailing.exec(street);
  if (behind) return { line1: behind[1]!.replace(/,$/, '').trim(), houseNumber: behind[2]! };
  const before = leading.exec(street);
  if (before) return { line1: before[2]!, houseNumber: before[1]! };
  return { line1: street, houseNumber: '' };
}
