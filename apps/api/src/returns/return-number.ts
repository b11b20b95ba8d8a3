type OfOrder = { number: string };

/** The order's number with the return's behind it: `GB100001-R1`. */
export function returnNumber(order: OfOrder, { number }: { number: number }): string {
  return `${order.number}-R${number}`;
}

/** As typed or scanned; undefined for what is no number of a return. */
export function readReturnNumber(text: string): { orderNumber: string; number: number } | undefined {
  const [, orderNumber, number] = /^(.{1,40})-R(\d{1,6})$/.exec(text.toUpperCase().replaceAll(/\s/g, '')) ?? [];
  return orderNumber && number ? { orderNumber, number: Number(number) } : undefined;
}
