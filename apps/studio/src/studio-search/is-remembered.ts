import type { Hit, HitGroup } from './hit.ts';

/** People, and what leads to them, are not remembered on the device. */
const forgotten: ReadonlySet<HitGroup> = new Set(['customer', 'order', 'return', 'giftCard']);

export function isRemembered({ group, url }: Hit): boolean {
  return url !== undefined && !forgotten.has(group);
}
