const day = 24 * 60 * 60 * 1000;

/** AUT-012, AUT-013 at most one order, or none within a year. */
export function isNewCustomer({ count, lastAt }: { count: number; lastAt: Date | undefined }, now: Date): boolean {
  return count <= 1 || lastAt === undefined || now.getTime() - lastAt.getTime() > 365 * day;
}
