import { expect, test } from 'vitest';
import { mentionedKeys } from './page-texts.ts';

test('keys are found in scripts, whole or by their beginning', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is how scripts look
  const script = 'r("basket.title"),t(`facet.${e.id}`),n("tile."+s,{count:2}),u(\'a\'),`product.state.${x}`,"https://shop.example/a.b"';
  const { keys, beginnings } = mentionedKeys(script);
  expect([...keys]).toEqual(['basket.title']);
  expect(beginnings).toEqual(['facet.', 'tile.', 'product.state.']);
});
