/** At the end of a month, so that a member has one date to remember: at least so many months after the points were booked. */
export function expiryOf(bookedAt: Date, months: number): Date {
  return new Date(Date.UTC(bookedAt.getUTCFullYear(), bookedAt.getUTCMonth() + months + 1, 1));
}
