/** Where points stand. `pending` and `booked` are the member's; the others are where the shop's came from and where they went. */
export const books = ['issued', 'pending', 'booked', 'spent', 'expired', 'forfeited'] as const;
export type Book = (typeof books)[number];

/** Every entry takes points out of one book and puts them into another, so that all books together always come to nothing. */
export const entryBooks = {
  /** Bought: promised until the return window has closed. */
  earn: { from: 'issued', to: 'pending' },
  /** Cancelled or returned while they were only promised. */
  unearn: { from: 'pending', to: 'issued' },
  book: { from: 'pending', to: 'booked' },
  /** Without a purchase: a gift of the shop, or a mistake put right. */
  give: { from: 'issued', to: 'booked' },
  /** Returned after they were booked, or a mistake put right. The one entry that may leave less than nothing. */
  correct: { from: 'booked', to: 'issued' },
  spend: { from: 'booked', to: 'spent' },
  unspend: { from: 'spent', to: 'booked' },
  expire: { from: 'booked', to: 'expired' },
  /** By who leaves the club. */
  forfeit: { from: 'booked', to: 'forfeited' },
  forfeitPending: { from: 'pending', to: 'forfeited' },
} as const satisfies Record<string, { from: Book; to: Book }>;
export type EntryKind = keyof typeof entryBooks;

/** What an entry adds to one of the member's books. */
export function changeOf(kind: EntryKind, book: 'pending' | 'booked', points: number): number {
  const { from, to } = entryBooks[kind];
  if (to === book) return points;
  return from === book ? -points : 0;
}
