const size = 256 * 1024;
const mostFree = 32;
const free: Buffer[] = [];

/** Gives back what waits to be lent: a load leaves as many as were lent at once. */
export function dropFreeBuffers(): void {
  free.length = 0;
}

export type LentBuffer = { bytes: Buffer; giveBack: () => void };

/**
 * Room for an answer that is sent once and forgotten. Memory outside the heap that is asked for at each request makes V8 look through all
 * of the shop's memory again and again, the longer the more goods it has. Who forgets to give it back costs the next one a new buffer.
 */
export function lendBuffer(length: number): LentBuffer {
  if (length > size) return { bytes: Buffer.allocUnsafeSlow(length), giveBack() {} };
  const whole = free.pop() ?? Buffer.allocUnsafeSlow(size);
  let isLent = true;
  return {
    bytes: whole.subarray(0, length),
    giveBack() {
      // Given back twice, it would be lent to two answers at once.
      if (isLent && free.length < mostFree) free.push(whole);
      isLent = false;
    },
  };
}
