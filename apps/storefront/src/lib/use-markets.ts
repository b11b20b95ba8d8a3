import type { Market } from '@selvedge/contract/market.ts';
import { readShared } from './shared.ts';
import { usePage } from './shop-context.tsx';

/** Every market of the shop. For what is drawn after a flyout was opened or another page gone to: before that it may be empty. */
export function useMarkets(): readonly Market[] {
  const { markets } = usePage();
  return readShared()?.markets ?? markets;
}
