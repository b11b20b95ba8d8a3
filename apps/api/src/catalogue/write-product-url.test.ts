import { expect, test } from 'vitest';
import { writeProductUrl } from './write-product-url.ts';

test.each([
  ['en-GB', 'Alma linen shirt', 'alma-linen-shirt'],
  ['fr-FR', 'Écharpe d’été rayée Alma', 'echarpe-d-ete-rayee-alma'],
  ['de-DE', 'Jersey-T-Shirt Alma', 'jersey-t-shirt-alma'],
  ['tr-TR', 'Iğdır İpek gömlek', 'igdir-ipek-gomlek'],
  ['pl-PL', 'Łódź ½', 'lodz-1-2'],
  ['ar-KW', 'قبعة مضلعة حذاء', 'قبعة-مضلعة-حذاء'],
  ['ar-KW', 'كُمّ طـويل', 'كم-طويل'],
  ['uk-UA', 'Шапка з ягнячої вовни', 'шапка-з-ягнячої-вовни'],
  ['el-GR', 'Λινό πουκάμισο ΚΟΛΩΝΟΣ', 'λινό-πουκάμισο-κολωνος'],
  ['hy-AM', 'Սև վերնաշապիկ', 'սև-վերնաշապիկ'],
  ['en-GB', '★', 'p'],
])('%s: "%s" is "%s"', (market, name, slug) => {
  const url = writeProductUrl({ market, isSet: false, name, id: '1_Black_2' });
  expect(url).toMatch(/^[\x21-\x7e]+$/);
  expect(decodeURIComponent(url)).toBe(`/${market}/p/${slug}/1_Black_2`);
});
