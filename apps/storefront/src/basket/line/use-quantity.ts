import type { BasketLine } from '@selvedge/contract/basket-shape.ts';
import { delays } from '@selvedge/domain/constants.ts';
import { useEffect, useRef, useState } from 'react';
import { setQuantity } from '../line-calls.ts';
import { useBasketAction } from '../use-basket.ts';

type Quantity = { wanted: number; want: (quantity: number) => void; typed: string; type: (text: string) => void; settle: () => void };

/** Counts at once and asks once: three quick clicks are one change. What is refused goes back to what is in the basket. */
export function useQuantity({ id, quantity }: Pick<BasketLine, 'id' | 'quantity'>): Quantity {
  const run = useBasketAction();
  const [wanted, setWanted] = useState(quantity);
  const [typed, setTyped] = useState<string>();
  const timer = useRef(0);
  /** Wanted and not asked for yet. */
  const waiting = useRef<number>(undefined);
  useEffect(() => setWanted(quantity), [quantity]);
  const send = async () => {
    clearTimeout(timer.current);
    const next = waiting.current;
    waiting.current = undefined;
    if (next !== undefined && next !== quantity && !(await run(setQuantity({ id, quantity: next })))) setWanted(quantity);
  };
  const want = (next: number) => {
    setWanted(next);
    setTyped(undefined);
    clearTimeout(timer.current);
    waiting.current = next;
    timer.current = window.setTimeout(send, delays.debounce);
  };
  const settle = () => {
    if (typed === undefined) return;
    if (isQuantity(typed)) want(Number(typed));
    else setTyped(undefined);
  };
  const leave = useRef(send);
  leave.current = () => {
    if (typed !== undefined && isQuantity(typed)) waiting.current = Number(typed);
    return send();
  };
  // Who types a number and goes straight to checkout means the number.
  useEffect(() => () => void leave.current(), []);
  return { wanted, want, typed: typed ?? String(wanted), type: setTyped, settle };
}

const isQuantity = (typed: string): boolean => /^\d+$/.test(typed) && Number(typed) > 0;
