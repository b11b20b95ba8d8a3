/** Milliseconds of the middle one of so many calls, the first three of which are not counted. */
export async function p50Of(call: (at: number) => Promise<unknown>, calls: number): Promise<number> {
  const taken: number[] = [];
  for (let at = 0; at < calls + 3; at++) {
    const started = performance.now();
    await call(at);
    if (at >= 3) taken.push(performance.now() - started);
  }
  taken.sort((a, b) => a - b);
  return taken[Math.floor(taken.length / 2)]!;
}
