import { addDays } from '../date/add-days.ts';

/** AUT-012, AUT-013 at most one order, or none within a year. */
export function isNewCustomer({ count, lastAt }: { count: number; lastAt: Date | undefined }, now: Date): boolean {
  return count <= 1 || lastAt === undefined || lastAt < addDays(now, -365);
}
