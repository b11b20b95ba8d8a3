import { z } from 'zod';

/** What cloth is made of, by code; what each is called in a language stands in `domain/fibre`. The last five are no textile fibres by law. */
export const fibreCodes = [
  ...['cotton', 'wool', 'virgin-wool', 'alpaca', 'camel', 'cashmere', 'mohair', 'angora', 'yak', 'silk', 'linen', 'hemp', 'jute', 'ramie'],
  ...['viscose', 'modal', 'lyocell', 'cupro', 'acetate', 'triacetate', 'polyester', 'polyamide', 'acrylic', 'modacrylic', 'elastane'],
  ...['elastomultiester', 'elastodiene', 'polypropylene', 'polyethylene', 'polyurethane', 'metal', 'other'],
  ...['down', 'feathers', 'leather', 'rubber'],
] as const;
export type Fibre = (typeof fibreCodes)[number];

/** Parts of a garment that are made of something else than the rest. */
export const components = ['shell', 'lining', 'filling', 'upper', 'sole', 'trim', 'coating'] as const;
export type Component = (typeof components)[number];

export const claims = ['recycled', 'organic'] as const;
export type Claim = (typeof claims)[number];

export type FibreShare = { fibre: Fibre; percentage: number; claim?: Claim };
export type FibrePart = { component?: Component; shares: FibreShare[] };

/** Reads `shell: 80 cotton organic, 20 polyester; lining: 100 viscose`; undefined where that is not how it is written, or a part is not 100. */
export function readComposition(written: string): FibrePart[] | undefined {
  if (written.trim() === '') return [];
  const parts = written.split(';').map(readPart);
  const named = parts.map((part) => part?.component);
  // Of several parts each has a name: otherwise nobody knows which of them is meant.
  const isClear = parts.length === 1 || (named.every(Boolean) && new Set(named).size === parts.length);
  return isClear && parts.every((part) => part !== undefined) ? parts : undefined;
}

function readPart(written: string): FibrePart | undefined {
  const [before, after] = written.includes(':') ? written.split(':', 2) : [undefined, written];
  const component = components.find((each) => each === before?.trim());
  const shares = after!.split(',').map(readShare);
  if ((before !== undefined && !component) || shares.some((share) => !share)) return undefined;
  const known = shares as FibreShare[];
  const tenths = known.reduce((sum, { percentage }) => sum + Math.round(percentage * 10), 0);
  const isTwice = new Set(known.map(({ fibre, claim }) => `${fibre} ${claim ?? ''}`)).size < known.length;
  return tenths === 1_000 && !isTwice ? { ...(component && { component }), shares: known } : undefined;
}

function readShare(written: string): FibreShare | undefined {
  const [, percentage, code, said] = /^(\d{1,3}(?:\.\d)?) ([a-z-]+)(?: ([a-z]+))?$/.exec(written.trim()) ?? [];
  const fibre = fibreCodes.find((each) => each === code);
  const claim = claims.find((each) => each === said);
  if (!fibre || (said !== undefined && !claim) || !(Number(percentage) > 0)) return undefined;
  return { fibre, percentage: Number(percentage), ...(claim && { claim }) };
}

/** A composition as files bring it and staff type it. */
export const Composition = z
  .string()
  .max(500)
  .refine((written) => readComposition(written) !== undefined, { message: 'validation.composition' });
