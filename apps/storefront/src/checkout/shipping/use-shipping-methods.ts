import type { ShippingMethod } from '@selvedge/contract/basket-shape.ts';
import { shipping } from '@selvedge/contract/shipping.ts';
import { useCallback, useEffect, useState } from 'react';
import { ask } from '../../basket/basket-calls.ts';

/** The ways to the basket's own address. Asked for with the step: days and prices pass. */
export function useShippingMethods(): { methods: ShippingMethod[] | undefined; hasFailed: boolean; reload: () => void } {
  const [state, setState] = useState<{ methods?: ShippingMethod[]; hasFailed: boolean }>({ hasFailed: false });
  const load = useCallback(async () => {
    setState({ hasFailed: false });
    const answer = await ask(shipping.getShippingMethods);
    setState(answer.hasError ? { hasFailed: true } : { methods: answer.data, hasFailed: false });
  }, []);
  useEffect(() => void load(), [load]);
  return { methods: state.methods, hasFailed: state.hasFailed, reload: () => void load() };
}
