const listeners = new Set<() => void>();

/** Told when the club's terms were accepted in the flyout: a page behind it may show that they were not. */
export function onClubTermsAccepted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellClubTermsAccepted(): void {
  for (const listener of listeners) listener();
}
