/** Somebody has begun to pack while the form was open. */
export function isTooLate(errors: Readonly<Record<string, readonly string[]>> | undefined): boolean {
  return Object.values(errors ?? {}).some(([key]) => key === 'order.already_packed');
}
