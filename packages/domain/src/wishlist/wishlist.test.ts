import { mostWishlistSkus } from '@selvedge/contract/wishlist.ts';
import { describe, expect, test } from 'vitest';
import { addGuestSku, readGuestWishlist, removeGuestSku, writeGuestWishlist } from './guest-wishlist.ts';
import { hasRoomFor } from './has-room-for.ts';
import { namedWishlists, previewWishlists } from './wishlist-preview.ts';

const numbered = (length: number) => Array.from({ length }, (_, index) => `${index}_black_1`);
const list = (wishlistId: string, isDefaultWishlist: boolean, skus: string[]) => ({ wishlistId, isDefaultWishlist, skus });

test('WSH-002 the default list is not among the named ones', () => {
  expect(namedWishlists([list('a', true, []), list('b', false, [])]).map(({ wishlistId }) => wishlistId)).toEqual(['b']);
});

test('WSH-004 a preview shows the latest four pieces', () => {
  expect(previewWishlists([list('a', true, ['5', '4', '3', '2', '1']), list('b', false, [])])).toEqual([
    { wishlistId: 'a', skus: ['5', '4', '3', '2'] },
    { wishlistId: 'b', skus: [] },
  ]);
});

test('what is on a list already takes no room', () => {
  const full = numbered(mostWishlistSkus);
  expect(hasRoomFor(full, full.slice(0, 3))).toBe(true);
  expect(hasRoomFor(full, ['new'])).toBe(false);
});

describe("WSH-031 a guest's list", () => {
  test('survives its cookie, latest first and each piece once', () => {
    const skus = addGuestSku(addGuestSku(['1_black_1'], '2_red_1')!, '1_black_1')!;
    expect(skus).toEqual(['2_red_1', '1_black_1']);
    expect(readGuestWishlist(writeGuestWishlist(skus))).toEqual(skus);
    expect(removeGuestSku(skus, '2_red_1')).toEqual(['1_black_1']);
  });

  test.each([undefined, '', ',', ',,'])('is empty for %j', (value) => {
    expect(readGuestWishlist(value)).toEqual([]);
  });

  test('never outgrows what a browser keeps', () => {
    let skus: string[] = [];
    for (let index = 0; index < 200; index += 1) skus = addGuestSku(skus, `${index}_ünusual colour_${index}`) ?? skus;
    expect(encodeURIComponent(writeGuestWishlist(skus)).length).toBeLessThan(2_401);
    expect(addGuestSku(numbered(60), 'new')).toBeUndefined();
    expect(readGuestWishlist(numbered(500).join(','))).toHaveLength(60);
  });
});
