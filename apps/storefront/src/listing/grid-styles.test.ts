import { readFileSync } from 'node:fs';
import { paginationBuffer, productGrid } from '@selvedge/domain/constants.ts';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
/** What the styles say for one kind of screen. */
const between = (css: string, query: string) => css.split(`@media ${query} {`)[1]?.split('\n}\n')[0] ?? '';
const { tilesPerRow } = productGrid;

const screens = [
  ['(max-width: 479.98px)', 'portrait', tilesPerRow.mobilePortrait, [1, 2, 3, 4]],
  ['(min-width: 480px) and (max-width: 767.98px)', 'landscape', tilesPerRow.mobileLandscape, [1, 2, 3, 4]],
  ['(min-width: 768px) and (max-width: 959.98px)', 'tablet', tilesPerRow.tablet, [2, 3, 4, 6]],
  ['(min-width: 960px)', 'desktop', tilesPerRow.desktop, [2, 3, 4, 6]],
] as const;

test.each(screens)(
  'SRC-044, SRC-049 at %s (%s) %i tiles stand in a row, or as many as one of four buttons says',
  (query, screen, usual, all) => {
    const css = between(read('./product-grid.module.css'), query);
    expect(/\.grid \{\s*--per-row: (\d)/.exec(css)?.[1]).toBe(String(usual));
    const chosen = [...css.matchAll(new RegExp(`data-grid-${screen}="(\\d)"\\]\\) \\.grid \\{\\s*--per-row: (\\d);`, 'g'))];
    expect(chosen.filter(([, asked, given]) => asked !== given)).toEqual([]);
    expect([...new Set([usual, ...chosen.map(([, asked]) => Number(asked))])].sort()).toEqual(all);
    expect(all).toHaveLength(productGrid.buttons);
  },
);

test.each([
  ['(max-width: 479.98px)', paginationBuffer.mobilePortrait],
  ['(min-width: 480px) and (max-width: 767.98px)', paginationBuffer.mobileLandscape],
  ['(min-width: 768px) and (max-width: 959.98px)', paginationBuffer.tablet],
  ['(min-width: 960px) and (max-width: 1279.98px)', paginationBuffer.laptop],
  ['(min-width: 1280px)', paginationBuffer.wideScreen],
])('SRC-050, SRC-051 at %s pages up to %i away are there', (query, buffer) => {
  const hidden = [...between(read('../catalogue/page-links.module.css'), query).matchAll(/data-distance="(\d)"/g)].map(([, distance]) =>
    Number(distance),
  );
  const widest = Math.max(...Object.values(paginationBuffer));
  expect(hidden).toEqual(Array.from({ length: widest - buffer }, (_, index) => buffer + 1 + index));
});
