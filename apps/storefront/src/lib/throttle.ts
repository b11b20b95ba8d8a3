/** Calls at once, then at most every so often; the last state is never missed. */
export function throttle(act: () => void, everyMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  const rest = () => {
    timer = undefined;
    if (!isDue) return;
    isDue = false;
    run();
  };
  const run = () => {
    timer = setTimeout(rest, everyMs);
    act();
  };
  return () => {
    if (timer === undefined) run();
    else isDue = true;
  };
}
