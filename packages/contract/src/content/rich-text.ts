import { z } from 'zod';

/**
 * Text with headings, lists, links and emphasis: a small HTML, or light markdown. It is cleaned when it is saved (the server finds
 * these fields by their mark) and shown as elements of an allow-list, never as HTML.
 */
export const RichText = z.string().max(60_000).meta({ richText: true });

export function isRichText(schema: { meta(): Record<string, unknown> | undefined }): boolean {
  return schema.meta()?.richText === true;
}
