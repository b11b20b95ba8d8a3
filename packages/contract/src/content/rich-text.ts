import { z } from 'zod';
import { type RichNode, richLimits, richTags, safeUrl } from './rich-node.ts';

const RichNodes: z.ZodType<RichNode[], unknown[]> = z.lazy(() =>
  z.array(
    z.union([
      z.strictObject({ text: z.string() }),
      z.strictObject({
        tag: z.enum(richTags),
        url: z
          .string()
          .max(2_000)
          .refine((url) => safeUrl(url) === url)
          .optional(),
        children: RichNodes.optional(),
      }),
    ]),
  ),
);

/**
 * Text with headings, lists, links and emphasis, as a tree of what is allowed in it. It is made once, when it is saved; whatever shows it
 * makes an element of each node and reads no HTML. Its limits are held against it first: a tree without end would be followed without end.
 */
export const RichText = z.array(z.unknown()).refine(isWithinLimits, 'validation.too_long').pipe(RichNodes).meta({ richText: true });

export function isRichText(schema: { meta(): Record<string, unknown> | undefined }): boolean {
  return schema.meta()?.richText === true;
}

/** Level by level, without recursion: it must hold for what is deeper than any stack. */
function isWithinLimits(value: readonly unknown[]): boolean {
  let level = [...value];
  let nodes = 0;
  let characters = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    nodes += level.length;
    characters += level.reduce<number>((sum, node) => sum + ((node as RichNode | null)?.text?.length ?? 0), 0);
    if (depth >= richLimits.depth || nodes > richLimits.nodes || characters > richLimits.characters) return false;
    level = level.flatMap((node) => (node as RichNode | null)?.children ?? []);
  }
  return true;
}
