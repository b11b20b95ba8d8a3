import { createHash } from 'node:crypto';
import { sharePath } from '@selvedge/contract/share-picture.ts';

/** What a shared link shows. No price: whoever kept the picture would be told a wrong one tomorrow. */
export type ShareCard = {
  title: string;
  /** Above the title, smaller: a colour, a town. */
  note: string;
  /** Of the image service, from the shop's root; without one the shop's cloth. */
  picture: string | undefined;
  direction: 'ltr' | 'rtl';
  shopName: string;
};

/** Moves when pictures are drawn otherwise: a kept one would stay as it was for a year. */
const drawing = 1;

/** `name`: `shop`, `product/{id}`, `page/{path}`, `store/{slug}`. The same address never shows anything else. */
export function shareAddress({ market, name }: { market: string; name: string }, card: ShareCard): string {
  return `${sharePath}${market}/${name.split('/').map(encodeURIComponent).join('/')}.${hashOf(card)}.jpg`;
}

function hashOf({ title, note, picture = '', direction, shopName }: ShareCard): string {
  return createHash('sha256')
    .update(JSON.stringify([drawing, title, note, picture, direction, shopName]))
    .digest('hex')
    .slice(0, 16);
}

/** What an address names; undefined for whatever the shop would never have written. */
export function readShareAddress(path: string): { market: string; name: string } | undefined {
  const [, market, rest] = /^\/share\/([a-z]{2}-[A-Z]{2})\/([^?#]{1,600})\.[0-9a-f]{16}\.jpg$/.exec(path) ?? [];
  if (!market || !rest) return undefined;
  try {
    return { market, name: rest.split('/').map(decodeURIComponent).join('/') };
  } catch {
    return undefined;
  }
}
