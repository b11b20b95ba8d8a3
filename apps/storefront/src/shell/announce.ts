export const announceEvent = 'selvedge:announce';

/** Says something to screen readers alone: what everybody else sees happen. */
export function announce(text: string): void {
  dispatchEvent(new CustomEvent(announceEvent, { detail: text }));
}
