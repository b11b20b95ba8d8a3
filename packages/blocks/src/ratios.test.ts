import { readFileSync } from 'node:fs';
import { aspectRatios, promotionVideoRatios } from '@selvedge/domain/constants.ts';
import { expect, test } from 'vitest';

/** What a stylesheet gives the first rule of this selector. */
function ratioOf(file: string, selector: string): number {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8');
  const rule = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  const [, width, height = 1] = /aspect-ratio: (\d+)(?: \/ (\d+))?/.exec(rule) ?? [];
  return Number(width) / Number(height);
}

test.each([
  ['UIC-028 a product', aspectRatios.product, '../../ui/src/product-picture.module.css', '.box'],
  ['UIC-027 a picture of which nothing is said', aspectRatios.default, '../../ui/src/picture.module.css', '.box'],
  [
    'UIC-029 the picture of the app',
    aspectRatios.appBanner,
    '../../../apps/storefront/src/navigation/invitation/invitation.module.css',
    '.picture',
  ],
  ['UIC-030 the welcome to the club', aspectRatios.customerClubSuccess, 'customer-club-signup/signup.module.css', '.picture'],
] as const)('%s is drawn in its ratio', (_, [width, height], file, selector) => {
  expect(ratioOf(file, selector)).toBeCloseTo(width / height);
});

test.each(Object.entries(promotionVideoRatios))('UIC-031, UIC-032 a promotion of %s is as large as its tiles', (size, [width, height]) => {
  // What is as long as it is high has the ratio of one tile.
  const isSquare = size[0] === size[2];
  const drawn = ratioOf('promotion-spot/promotion-spot.module.css', isSquare ? '.spot' : `.spot[data-size="${size}"]`);
  const [columns = 0, rows = 0] = size.split('x').map(Number);
  expect([drawn, (columns * 3) / (rows * 4)]).toEqual([width / height, width / height]);
});
