import { basket } from '@selvedge/contract/basket.ts';
import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { useEffect, useState } from 'react';
import { ask } from '../basket/basket-calls.ts';
import type { Places } from './use-address-form.ts';

/** CHK-043 states and provinces come with every basket; the districts of Turkey are many, and asked for where they are needed. */
export function usePlaceLists(answer: BasketAnswer, country: string): Places | undefined {
  const { allowedStates, allowedProvinces, turkishLocations } = answer;
  const [asked, setAsked] = useState<BasketAnswer['turkishLocations']>();
  const isNeeded = country === 'TR' && turkishLocations.length === 0;
  useEffect(() => {
    if (!isNeeded) return;
    let isOver = false;
    // Without the list nothing can be chosen, and the server would refuse what is typed: the form stays, with an empty list.
    void ask((api, params) => api(basket.getWithSettings, { params })).then((answered) => {
      if (!isOver) setAsked(answered.hasError ? [] : answered.data.turkishLocations);
    });
    return () => {
      isOver = true;
    };
  }, [isNeeded]);
  if (isNeeded && !asked) return undefined;
  return { allowedStates, allowedProvinces, turkishLocations: asked ?? turkishLocations };
}
