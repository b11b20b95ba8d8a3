/** Every way in which pages write a date in the browser, but for the zone. One that is not here is written in English where the browser lacks the language. */
export const dateStyles = [
  { weekday: 'long', day: 'numeric', month: 'long' },
  { weekday: 'short', day: 'numeric', month: 'long' },
  { weekday: 'short', day: 'numeric', month: 'short' },
  { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  { weekday: 'short', hour: 'numeric', minute: '2-digit' },
  { timeStyle: 'short' },
  { weekday: 'long' },
  { weekday: 'short' },
  { day: 'numeric', month: 'long' },
  { dateStyle: 'medium' },
  { dateStyle: 'medium', timeStyle: 'short' },
] as const satisfies readonly Intl.DateTimeFormatOptions[];

/** The same for the same style, however its parts are ordered. */
export const styleKey = (style: Intl.DateTimeFormatOptions): string =>
  Object.entries(style)
    .flatMap(([name, value]) => (value === undefined || name === 'timeZone' ? [] : [`${name} ${value}`]))
    .sort()
    .join();
