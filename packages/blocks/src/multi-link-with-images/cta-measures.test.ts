import { expect, test } from 'vitest';
import { buttonsPerRow } from './cta-measures.ts';

const link = { url: '/x', title: '', pageId: 'not set', openInCurrentTab: true, openModal: false };
const buttons = (count: number) => Array.from({ length: count }, () => ({ title: 'x', link }));

test.each([
  [5, undefined, 5],
  [5, 3, 3],
  [0, undefined, 1],
])('CMS-073 %i buttons, %s wished for: %i in a row', (count, ctaButtonsPerRow, expected) => {
  expect(buttonsPerRow({ ctaButtons: buttons(count), ctaButtonsPerRow })).toBe(expected);
});
