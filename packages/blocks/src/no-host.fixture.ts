import type { BlockHost } from './block-host.ts';

const Nothing = () => null;

/** A shop without goods and visitors. */
export const noHost: BlockHost = {
  t: (key) => key,
  locale: 'en',
  path: '/',
  href: (path) => path,
  blocksPerRow: 6,
  ProductRow: Nothing,
  ProductPictures: Nothing,
  FreeFreight: Nothing,
  readAudience: async () => ({ audience: 'guest', now: new Date(0) }),
  whenVideoAllowed: () => () => {},
  allowVideo: () => {},
};
