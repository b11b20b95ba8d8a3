const fewPieces = 3;

/** The last pieces of something. What is always replenished never runs low. (CAT-047) */
export function isFewLeft(pieces: number, { isNoos }: { isNoos: boolean }): boolean {
  return pieces > 0 && pieces <= fewPieces && !isNoos;
}
