import { z } from 'zod';
import type { RichNode } from './rich-node.ts';

/** Rich text in an answer: the shop made it by itself, so nothing is held against it. What is sent to the shop is a `RichText`. */
export const RichTextAnswer = z.custom<RichNode[]>().meta({ richText: true });
