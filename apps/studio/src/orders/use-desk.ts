import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import { useState } from 'react';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import type { Desk } from './use-action.ts';

/** The order as the last action answered it, until it is loaded again. */
export function useDesk(orderId: string, onChanged: () => void) {
  const { call } = useStudio();
  const { data, error, reload } = useLoad(`work ${orderId}`, () => call(fulfilment.get, { body: { orderId } }));
  const [answered, setAnswered] = useState<{ after: Desk['work'] | undefined; work: Desk['work'] }>();
  const put = (work: Desk['work']) => {
    setAnswered({ after: data, work });
    onChanged();
  };
  const work = answered && answered.after === data ? answered.work : data;
  return { work, error: data ? undefined : error, put, reload };
}
