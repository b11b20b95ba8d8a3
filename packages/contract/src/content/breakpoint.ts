import { z } from 'zod';

export const breakpointNames = ['mobile', 'tablet', 'desktop'] as const;
export type BreakpointName = (typeof breakpointNames)[number];

/** Settings by screen. What tablet and desktop leave empty is as on a phone; the app is as a phone. Defaults are filled in when shown. */
export const perBreakpoint = <T extends z.ZodType>(settings: T) =>
  z.object({ mobile: settings.optional(), tablet: settings.optional(), desktop: settings.optional() });

export type PerBreakpoint<T> = { mobile?: T | undefined; tablet?: T | undefined; desktop?: T | undefined };
