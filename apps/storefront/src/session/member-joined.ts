const listeners = new Set<() => void>();

/** Told when somebody joins the club: prices that are kept were asked for by somebody who was no member yet. */
export function onMemberJoined(listener: () => void): void {
  listeners.add(listener);
}

export function tellMemberJoined(): void {
  for (const listener of listeners) listener();
}
