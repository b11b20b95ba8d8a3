/** Chromium carries no words of these languages: what its pages write by themselves would be in English. */
const unknown = new Set(['bs', 'hy', 'mk', 'sq']);

export function isUnknownToBrowsers(locale: string): boolean {
  return unknown.has(locale.slice(0, 2));
}
