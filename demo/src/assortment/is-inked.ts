import type { Pattern } from '../../garments/fabric.ts';

/** Whether a pattern has two colours; in the others the cloth itself makes the pattern. */
export const isInked = (pattern: Pattern): boolean => inked.has(pattern);

const inked: ReadonlySet<Pattern> = new Set([
  'stripe',
  'pinstripe',
  'breton',
  'check',
  'windowpane',
  'gingham',
  'houndstooth',
  'herringbone',
  'dot',
  'floral',
]);
