import type { z } from 'zod';
import { perBreakpoint } from './breakpoint.ts';
import { Image } from './image.ts';

/** A picture that may differ from screen to screen, each with its own words and shape. */
export const Images = perBreakpoint(Image);
export type Images = z.infer<typeof Images>;

/** The same where a block is nothing without it. */
export const NeededImages = Images.extend({ mobile: Image });
