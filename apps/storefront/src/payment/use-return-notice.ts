import { useEffect } from 'react';
import { useToast } from '../toast/toast-context.ts';

/** Back from a provider's page to the basket: a piece was gone before the money could become an order. The address is clean again. */
export function useReturnNotice(): void {
  const toast = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
  useEffect(() => {
    if (new URLSearchParams(location.search).get('reason') !== 'soldOut') return;
    history.replaceState(null, '', location.pathname);
    toast.showNow('danger', 'payment.sold_out');
  }, []);
}
