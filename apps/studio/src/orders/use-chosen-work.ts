import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import type { OrderWork } from '@selvedge/contract/studio/order-work.ts';
import { useQuery } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { type Loaded, useLoad } from '../lib/use-load.ts';

/** The orders that the address names, one after the other: two hundred at once would be refused as too many. */
export function useChosenWork(): Loaded<OrderWork[]> {
  const { call } = useStudio();
  const ids = useQuery('orders').split(',').filter(Boolean);
  return useLoad(`chosen orders ${ids.join()}`, async () => {
    const works: OrderWork[] = [];
    for (const orderId of ids) {
      const answer = await call(fulfilment.get, { body: { orderId } });
      if (answer.hasError) return answer;
      works.push(answer.data);
    }
    return { hasError: false as const, data: works };
  });
}
