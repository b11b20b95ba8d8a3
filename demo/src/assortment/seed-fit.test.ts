import { fitHint } from '@selvedge/domain/returns/fit-hint.ts';
import { expect, test } from 'vitest';
import { demoAssortment } from './demo-assortment.ts';
import { demoFit } from './seed-fit.ts';

test('the styles of which the demo says how they fit are sold, and enough came back to say it', () => {
  const sold = new Set<unknown>();
  for (const line of demoAssortment({ now: new Date('2026-11-17T12:00:00Z') })) if ('styleNumber' in line) sold.add(line.styleNumber);
  for (const { style, ...counts } of demoFit) expect([sold.has(style), fitHint(counts)?.fit]).toEqual([true, expect.any(String)]);
});
