import { z } from 'zod';
import { perBreakpoint } from './breakpoint.ts';
import { Colour } from './colour.ts';

const CountdownLook = z.object({ backgroundColor: Colour.optional(), textColor: Colour.optional(), borderColor: Colour.optional() });

/** Counts to a moment, then says that it has come; half a year later it is gone. */
export const Countdown = CountdownLook.extend({
  /** ISO 8601. */
  countdownDateTime: z.string().max(40).optional(),
  headline: z.string().max(200).optional(),
  /** In place of the numbers once the moment has come. */
  launchedText: z.string().max(200).optional(),
  devices: perBreakpoint(CountdownLook).optional(),
});
export type Countdown = z.infer<typeof Countdown>;

const ClipboardLook = z.object({
  backgroundColor: Colour.optional(),
  textColor: Colour.optional(),
  borderColor: Colour.optional(),
  fontSize: z.number().min(8).max(64).optional(),
});

/** A code to be copied with one press. */
export const Clipboard = z.object({
  clipboardCode: z.string().max(100).optional(),
  clipboardTitle: z.string().max(200).optional(),
  enableClipboardIcon: z.boolean().default(true),
  devices: perBreakpoint(ClipboardLook).optional(),
});
export type Clipboard = z.infer<typeof Clipboard>;
