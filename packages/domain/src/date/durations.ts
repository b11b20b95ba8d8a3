/** How long 24 hours are. In places that turn their clocks, a day of the calendar may be an hour longer or shorter. */
export const dayMs = 24 * 60 * 60 * 1000;
export const daySeconds = dayMs / 1000;
