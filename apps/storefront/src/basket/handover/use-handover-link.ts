import { useEffect, useState } from 'react';
import { useBasket } from '../use-basket.ts';
import { useTakeOver } from './use-take-over.ts';

/**
 * A phone has read the square code of a store's device: it carries the code behind the hash, where no log sees it. A basket of another
 * market that stands in the way is asked about first.
 */
export function useHandoverLink(): void {
  const { status } = useBasket();
  const takeOver = useTakeOver();
  const [read, setRead] = useState<{ code: string; isPaid: boolean }>();
  useEffect(() => {
    const onHash = () => {
      const hash = new URLSearchParams(location.hash.slice(1));
      const code = hash.get('handover');
      if (!code) return;
      history.replaceState(history.state, '', location.pathname + location.search);
      setRead({ code, isPaid: hash.has('pay') });
    };
    onHash();
    // The page may be open already when the next code is read.
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code, as soon as there is a basket to put it into
  useEffect(() => {
    if (!read || status !== 'ready') return;
    setRead(undefined);
    void takeOver(read.code, read.isPaid ? 'checkout' : undefined);
  }, [read, status]);
}
