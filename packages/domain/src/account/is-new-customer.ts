const day = 24 * 60 * 60 * 1000;

/** AUT-012, AUT-013 at most one order, or none within a year. Orders as the moments at which they were placed. */
export function isNewCustomer(orders: readonly Date[], now: Date): boolean {
  return orders.length <= 1 || orders.every((placed) => now.getTime() - placed.getTime() > 365 * day);
}
