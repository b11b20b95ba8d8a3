export type FreightState = { isFree: boolean; remaining: number; percent: number };

/** How far a basket is from free delivery. Amounts are minor units of one currency; a value of 0 means there is no such offer. (CMS-082) */
export function freightState({ freightValue, subtotal }: { freightValue: number; subtotal: number }): FreightState | undefined {
  if (!(freightValue > 0)) return undefined;
  const counted = Math.max(0, subtotal);
  const isFree = counted >= freightValue;
  // A bar that looks full promises what is not true yet.
  return {
    isFree,
    remaining: isFree ? 0 : freightValue - counted,
    percent: isFree ? 100 : Math.min(99, Math.floor((counted * 100) / freightValue)),
  };
}
