import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from './test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const rules = { wcag, best: [...wcag, 'wcag21a', 'best-practice'], all: undefined };

/** Describing what is right, and where each node stands, took half of the time of a look at a page; stylesheets are asked for by no rule. */
const brief = { resultTypes: ['violations'], selectors: false, preload: { assets: ['media'] } };

export type Looked = {
  /** What the law asks for, what is good practice besides, or everything that can be found. */
  by?: keyof typeof rules;
  within?: string;
  /** What somebody else made and we only show. */
  without?: string[];
  iframes?: boolean;
};

/** What is wrong on a page for those who cannot see it, hear it or use a mouse. */
export async function violations(page: Page, { by = 'wcag', within, without = [], iframes = true }: Looked = {}): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe);
  return page.evaluate(
    async ({ runOnly, include, exclude, iframes, brief }) => {
      type Found = { violations: { id: string; help: string; nodes: { html: string }[] }[] };
      type Axe = { run(on: object, options: object): Promise<Found> };
      const where = { ...(include && { include: [include] }), ...(exclude.length > 0 && { exclude }) };
      const on = Object.keys(where).length > 0 ? where : document;
      const found = await (window as unknown as { axe: Axe }).axe.run(on, { ...(runOnly && { runOnly }), iframes, ...brief });
      return found.violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`.slice(0, 500));
    },
    { runOnly: rules[by], include: within, exclude: without, iframes, brief },
  );
}
