import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Selectors of what a pointer points at that hold on every screen. */
function findUnguarded(css: string): string[] {
  const around: string[] = [];
  const found: string[] = [];
  for (const [, head = '', brace] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') around.pop();
    if (brace !== '{') continue;
    const isGuarded = [...around, head].some((one) => one.includes('(hover: hover)'));
    if (head.includes(':hover') && !isGuarded) found.push(head.trim());
    around.push(head);
  }
  return found;
}

test('a finger leaves no hover style behind: it stands only where there is a pointer', () => {
  const files = globSync(['apps/storefront/src/**/*.css', 'packages/*/src/**/*.css']);
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => findUnguarded(readFileSync(file, 'utf8')).map((selector) => `${file}: ${selector}`))).toEqual([]);
});

test('finds one on its own, beside others and after a guarded one', () => {
  const css = '@media (hover: hover) { .a:hover { x: y; } } .b:is(:hover, [open]) { x: y; } @media (width > 1px) { .c:hover { x: y } }';
  expect(findUnguarded(css)).toEqual(['.b:is(:hover, [open])', '.c:hover']);
});
