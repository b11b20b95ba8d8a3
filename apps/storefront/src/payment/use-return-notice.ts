import { useEffect } from 'react';
import { useToast } from '../toast/toast-context.ts';
import { saidKey } from './follow-result.ts';

/** Back from a provider's page to the basket: a piece was gone before the money could become an order. The address is clean again. */
export function useReturnNotice(): void {
  const toast = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (query.get('reason') !== 'soldOut') return;
    history.replaceState(null, '', location.pathname);
    toast.showNow('danger', saidKey(query.get('error')) ?? 'payment.sold_out');
  }, []);
}
