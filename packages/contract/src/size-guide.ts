import { z } from 'zod';

/** A measurement in centimetres, one or from and to; words are shown as they are. */
const Measurement = z.union([z.string().max(100), z.number(), z.tuple([z.number(), z.number()])]);
export type Measurement = z.infer<typeof Measurement>;

export const SizeChart = z.object({
  id: z.string().max(100),
  title: z.string().max(200).optional(),
  /** Of which categories it is; the narrowest one wins. */
  categories: z.array(z.string().max(100)).max(200).default([]),
  /** Every row names its size; the other names are measurements. */
  rows: z.array(z.object({ size: z.string().max(40) }).catchall(Measurement)).max(100),
  /** By size and measurement: inches that are not what the centimetres come to. */
  inches: z.record(z.string().max(40), z.record(z.string().max(40), Measurement)).optional(),
});
export type SizeChart = z.infer<typeof SizeChart>;

export const SizeGuideSettings = z.object({
  url: z.string(),
  /** What the market's shoppers measure in. */
  unit: z.enum(['cm', 'in']),
  charts: z.array(SizeChart).max(100),
});
export type SizeGuideSettings = z.infer<typeof SizeGuideSettings>;

/** Every chart, as the page on measuring shows them: each with a title. */
export const SizeGuide = SizeGuideSettings.pick({ unit: true, charts: true });
export type SizeGuide = z.infer<typeof SizeGuide>;
