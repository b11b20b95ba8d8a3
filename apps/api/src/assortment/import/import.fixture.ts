import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AssortmentLine } from '@selvedge/contract/catalogue/assortment.ts';
import { onTestFinished } from 'vitest';
import type { z } from 'zod';

export type GivenLine = z.input<typeof AssortmentLine>;
type GivenStyle = Extract<GivenLine, { type: 'style' }>;
type GivenOption = GivenStyle['options'][number];

export const given = new Date('2026-11-15T10:00:00Z');
let eans = 5_700_000_000_000;

/** A shirt that passes every check; what a test is about is written over it. */
export function shirt(styleNumber: string, option: Partial<GivenOption> = {}, style: Partial<GivenStyle> = {}): GivenStyle {
  return {
    type: 'style',
    styleNumber,
    brand: 'Selvedge',
    texts: { en: { name: `Shirt ${styleNumber}` } },
    options: [
      {
        colour: 'Navy',
        optionId: '1',
        colourNames: { en: 'Navy' },
        colourFamily: 'navy',
        newFrom: '2026-09-01T00:00:00Z',
        images: { urlTemplate: '/img/x/{index}-{format}', indexes: [{ index: 0, format: 'front' }] },
        variants: [{ size: { id: 'M', name: 'M' }, ean: String(eans++), stock: { warehouses: { EU1: 5 } } }],
        prices: { 'de-DE': [{ from: '2026-09-01T00:00:00Z', list: 4995 }] },
        ...option,
      },
    ],
    ...style,
  };
}

export const toText = (lines: readonly unknown[]) =>
  lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('');

/** A file that is gone after the test. */
export async function fileOf(content: string | Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'import-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'file');
  await writeFile(path, content);
  return path;
}
