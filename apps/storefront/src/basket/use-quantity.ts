import type { BasketLine } from '@selvedge/contract/basket-shape.ts';
import { delays } from '@selvedge/domain/constants.ts';
import { useEffect, useRef, useState } from 'react';
import { setQuantity } from './line-calls.ts';
import { useDeed } from './use-basket.ts';

type Quantity = { wanted: number; want: (quantity: number) => void; typed: string; type: (text: string) => void; settle: () => void };

/** Counts at once and asks once: three quick clicks are one change. What is refused goes back to what is in the basket. */
export function useQuantity({ id, quantity }: Pick<BasketLine, 'id' | 'quantity'>): Quantity {
  const deed = useDeed();
  const [wanted, setWanted] = useState(quantity);
  const [typed, setTyped] = useState<string>();
  const timer = useRef(0);
  useEffect(() => setWanted(quantity), [quantity]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const want = (next: number) => {
    setWanted(next);
    setTyped(undefined);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(async () => {
      if (next !== quantity && !(await deed(setQuantity({ id, quantity: next })))) setWanted(quantity);
    }, delays.debounce);
  };
  const settle = () => {
    if (typed === undefined) return;
    const number = Number(typed);
    if (/^\d+$/.test(typed) && number > 0) want(number);
    else setTyped(undefined);
  };
  return { wanted, want, typed: typed ?? String(wanted), type: setTyped, settle };
}
