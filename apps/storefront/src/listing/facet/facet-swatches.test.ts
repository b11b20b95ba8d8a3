import { readFileSync } from 'node:fs';
import { facetColourTable } from '@selvedge/domain/catalogue/facet-colour-table.ts';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./facet-group.module.css', import.meta.url), 'utf8');

test.each(Object.entries(facetColourTable))('SRC-020 the swatch %s has the colours of the table', (name, { swatch, checkmark }) => {
  const rule = new RegExp(`\\.swatch\\[data-swatch="${name}"\\] \\{\\s*--swatch: ([^;]+);\\s*--check: ([^;]+);`).exec(css);
  expect([rule?.[1], rule?.[2]]).toEqual([swatch, checkmark]);
});
