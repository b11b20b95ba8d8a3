/** What may become of a try to pay. Money that turns up late, after we gave up, is given back. */
const next = {
  /** The provider has been asked, or is about to be; until it answers nobody knows. */
  started: ['actionNeeded', 'pending', 'authorised', 'refused', 'refunding'],
  /** The shopper has something to do at the provider. */
  actionNeeded: ['pending', 'authorised', 'refused', 'refunding'],
  /** Under way at the provider. */
  pending: ['actionNeeded', 'authorised', 'refused', 'refunding'],
  /** The money is ours, and the order is not written yet. */
  authorised: ['ordered', 'refunding'],
  ordered: [],
  refused: ['refunding'],
  cancelled: ['refunding'],
  expired: ['refunding'],
  /** Given up: whatever the provider took is on its way back. */
  refunding: ['cancelled', 'expired', 'refunded', 'error'],
  /** A provider may take the order to give back and fail at it afterwards. */
  refunded: ['error'],
  /** The provider does not give it back; a person must look. */
  error: ['refunding', 'refunded'],
} as const;

export type AttemptState = keyof typeof next;

export const attemptStates = Object.keys(next) as readonly AttemptState[];
/** At most one of a basket's attempts is in one of these. */
export const liveStates = ['started', 'actionNeeded', 'pending', 'authorised', 'refunding'] as const satisfies readonly AttemptState[];

export function canMove(from: AttemptState, to: AttemptState): boolean {
  return (next[from] as readonly AttemptState[]).includes(to);
}

export function isLive(state: AttemptState): boolean {
  return (liveStates as readonly AttemptState[]).includes(state);
}

/** Where the shopper, or the provider, may still make money come. */
export function isOpen(state: AttemptState): boolean {
  return state === 'started' || state === 'actionNeeded' || state === 'pending';
}
