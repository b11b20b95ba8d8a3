import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mentionedKeys, wantedTexts } from './page-texts.ts';

test('keys are found in scripts, whole or by their beginning', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is how scripts look
  const script = 'r("basket.title"),t(`facet.${e.id}`),n("tile."+s,{count:2}),u(\'a\'),`product.state.${x}`,"https://shop.example/a.b"';
  const { keys, beginnings } = mentionedKeys(script);
  expect([...keys]).toEqual(['basket.title']);
  expect([...beginnings]).toEqual(['facet.', 'tile.', 'product.state.']);
});

test.each([
  ['basket.title', true],
  ['basket.pieces_one', true],
  ['basket.titles', false],
  ['facet.colour', true],
  ['facet.colour.warm', true],
  ['facets.colour', false],
  ['club.tier_gold', true],
  ['club.tiers', false],
])('a page has the texts that its scripts mention: %s', (key, isWanted) => {
  const clientFolder = mkdtempSync(join(tmpdir(), 'selvedge-texts-'));
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is how scripts look
  writeFileSync(join(clientFolder, 'page.js'), 'r("basket.title"),t("basket.pieces",{count:2}),t(`facet.${e.id}`),t(`club.tier_${e.id}`)');
  const wants = wantedTexts({ manifest: { page: { file: 'page.js' } }, clientFolder }, ['page']);
  rmSync(clientFolder, { recursive: true });
  expect(wants(key)).toBe(isWanted);
});
