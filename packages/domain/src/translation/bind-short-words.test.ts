import { expect, test } from 'vitest';
import { bindShortWords } from './bind-short-words.ts';

test.each([
  ['pl', 'Masz w koszyku spodnie i z paskiem', 'Masz w\u00a0koszyku spodnie i\u00a0z\u00a0paskiem'],
  ['cs', 'S kapsami a v barvě', 'S\u00a0kapsami a\u00a0v\u00a0barvě'],
  ['uk', 'Оплата й доставка (у відділення)', 'Оплата й\u00a0доставка (у\u00a0відділення)'],
  ['en', 'This is a coat', 'This is a coat'],
  ['pl', 'Rozmiar {size} jest', 'Rozmiar {size} jest'],
  ['sk', 'Veľkosť M, L a XL', 'Veľkosť M, L\u00a0a\u00a0XL'],
  ['hr', 'prije svih i skupljaju bodove u klubu', 'prije svih i\u00a0skupljaju bodove u\u00a0klubu'],
  ['sl', 'V klubu in z vsakim naročilom', 'V\u00a0klubu in z\u00a0vsakim naročilom'],
  ['tr', 'Yeni ürün ve fırsat e-postaları', 'Yeni ürün ve fırsat e-\u2060postaları'],
  ['fi', 'Taskullinen T-paita', 'Taskullinen T-\u2060paita'],
  ['it', 'Un week-end, da 3-5 giorni', 'Un week-end, da 3-5 giorni'],
])('in %s "%s" keeps its lone letters with what follows', (language, text, bound) => {
  expect(bindShortWords(language, text)).toBe(bound);
});
