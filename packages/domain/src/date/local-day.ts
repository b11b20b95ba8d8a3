/** The day by the clock of this device, as an input of a day wants it: `2026-11-17`. In a browser that is the reader's. */
export function localDay(moment: Date): string {
  return localMinute(moment).slice(0, 10);
}

/** With hour and minute, as an input of both wants them: `2026-11-17T09:30`. */
export function localMinute(moment: Date): string {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
