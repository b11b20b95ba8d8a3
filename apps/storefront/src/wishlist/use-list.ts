import { useEffect, useState } from 'react';
import { loadList, type ShownList, type Wanted } from './list-calls.ts';

/**
 * The list with its products. What is removed stays where it is, so that it can be put back; only a piece that came from
 * elsewhere is a reason to ask again.
 */
export function useList(
  { market, wishlistId, shareReference }: Wanted,
  kept: readonly string[] = [],
): ShownList | 'gone' | 'failed' | undefined {
  const [list, setList] = useState<ShownList | 'gone' | 'failed'>();
  const isUnknown = typeof list !== 'object' || kept.some((sku) => !list.skus.includes(sku));
  useEffect(() => {
    if (!isUnknown) return;
    let isCurrent = true;
    void loadList({ market, wishlistId, shareReference }).then((loaded) => isCurrent && setList(loaded));
    return () => {
      isCurrent = false;
    };
  }, [market, wishlistId, shareReference, isUnknown]);
  return list;
}
