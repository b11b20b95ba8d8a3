import { z } from 'zod';
import { Link } from '../../navigation.ts';
import { block } from '../block.ts';
import { perBreakpoint } from '../breakpoint.ts';
import { Colour } from '../colour.ts';
import { NeededImages } from '../images.ts';

const Percent = z.number().min(0).max(100);

/** Words or a button, laid on the picture where the editor wants them. `x` is counted in reading direction. */
export const CanvasLayer = z.object({
  kind: z.enum(['headline', 'text', 'cta']).default('text'),
  text: z.string().max(500),
  link: Link.optional(),
  x: Percent.default(5),
  y: Percent.default(5),
  width: Percent.default(60),
  align: z.enum(['left', 'center', 'right']).default('left'),
  size: z.enum(['small', 'medium', 'large', 'display']).default('medium'),
  textColor: Colour.optional(),
  backgroundColor: Colour.optional(),
});
export type CanvasLayer = z.infer<typeof CanvasLayer>;

export const Canvas = block('canvas', {
  images: NeededImages,
  layers: perBreakpoint(z.array(CanvasLayer).max(20)),
  toggleFullWidth: z.boolean().default(true),
});
export type Canvas = z.infer<typeof Canvas>;
