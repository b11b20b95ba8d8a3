/** What the carrier tells, in the words of its interface. */
export type CarrierEventType =
  | 'orderCreated'
  | 'pickupScheduled'
  | 'dispatch'
  | 'inTransit'
  | 'scheduled'
  | 'outForDelivery'
  | 'failedAttempt'
  | 'delay'
  | 'pickupReady'
  | 'delivered'
  | 'return'
  | 'returnRegistered'
  | 'returnShipped'
  | 'returnInTransit'
  | 'returnDelay'
  | 'returnFailedAttempt'
  | 'returnDelivered';

/** So many days after what came before. */
export type Step = { type: CarrierEventType; days: number };

export const ways = {
  home: steps('orderCreated 0, dispatch 0.1, inTransit 0.3, scheduled 0.2, outForDelivery 0.5, delivered 0.3'),
  pickup: steps('orderCreated 0, dispatch 0.1, inTransit 0.3, scheduled 0.2, pickupReady 0.5, delivered 1'),
  return: steps('returnRegistered 0, pickupScheduled 0.1, returnShipped 0.4, returnInTransit 0.3, returnDelivered 0.7'),
} as const satisfies Record<string, readonly Step[]>;
export type Way = keyof typeof ways;

/** What goes wrong on request. */
export const mishaps = ['delay', 'failedAttempt', 'lost', 'sendBack'] as const;
export type Mishap = (typeof mishaps)[number];

/** What is left to happen, once something has gone wrong. */
export function goWrong(left: readonly Step[], way: Way, mishap: Mishap): Step[] {
  const isBack = way === 'return';
  switch (mishap) {
    case 'delay':
      return [
        { type: isBack ? 'returnDelay' : 'delay', days: 0 },
        ...left.map((step, at) => (at === 0 ? { ...step, days: step.days + 1 } : step)),
      ];
    case 'failedAttempt':
      if (isBack) return [...steps('returnFailedAttempt 0, pickupScheduled 0.5'), ...from(left, 'returnShipped')];
      return [...steps('failedAttempt 0, outForDelivery 1'), ...from(left, 'delivered')];
    // Nobody ever hears of it again.
    case 'lost':
      return [];
    case 'sendBack':
      return steps('return 0, returnInTransit 0.5, returnDelivered 1');
  }
}

function from(left: readonly Step[], type: CarrierEventType): readonly Step[] {
  const at = left.findIndex((step) => step.type === type);
  return at < 0 ? left : left.slice(at);
}

function steps(text: string): Step[] {
  return text.split(', ').map((each) => {
    const [type, days] = each.split(' ');
    return { type: type as CarrierEventType, days: Number(days) };
  });
}
