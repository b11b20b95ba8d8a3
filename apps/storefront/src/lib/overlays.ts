/** What is open over the page has an entry of its own in the history. Filled by whoever opens something. */
export const overlays: {
  /** Says whether the way back was meant for what is open. */
  onBack?: () => boolean;
  /** An entry is being taken away. Until it is gone, another page would get the wrong place. */
  going?: Promise<void> | undefined;
} = {};

export const isOverlayEntry = (): boolean => Boolean(history.state?.overlay);
