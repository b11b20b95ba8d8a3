/** While the search is on its way: ends the keeping, and returns what was pressed. */
export const earlyKeys: { take?: (() => string[]) | undefined } = {};

export function keepEarlyKeys(): void {
  // Enter on the link that opened the search opens it once more; what was typed in between stays.
  if (earlyKeys.take) return;
  const pressed: string[] = [];
  const ends = new AbortController();
  const take = () => {
    ends.abort();
    earlyKeys.take = undefined;
    return pressed;
  };
  const onKeyDown = ({ key, metaKey, ctrlKey, altKey }: KeyboardEvent) => {
    if (key === 'Escape' || key === 'Tab') take();
    // Both together are how some keyboards say AltGr.
    else if (!metaKey && ctrlKey === altKey) pressed.push(key);
  };
  const options = { capture: true, signal: ends.signal };
  addEventListener('keydown', onKeyDown, options);
  addEventListener('pointerdown', take, options);
  earlyKeys.take = take;
}
