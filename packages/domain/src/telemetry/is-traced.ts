/**
 * Whether a trace is among those that are kept. It follows from the trace's number alone, so that browser and servers agree without asking
 * each other, and a caller that says of itself that it is followed decides nothing.
 */
export function isTraced(traceId: string, share: number): boolean {
  return Number.parseInt(traceId.slice(-8), 16) < share * 0x1_0000_0000;
}
