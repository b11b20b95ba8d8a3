import { readAddress } from './read-address.ts';

/** Of an address of the shop the path below its market: a market leads to itself. */
export function readTarget(text: string, shopUrl: string): string {
  if (text === '' || /^(category|content|store):/.test(text)) return text;
  if (/^https?:/.test(text) && !text.startsWith(`${shopUrl}/`)) return text;
  return readAddress(text, shopUrl).path || '/';
}
