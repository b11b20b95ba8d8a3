import { expect, test } from 'vitest';
import { bindContent } from './bind-content.ts';
import { buildFixture, pageRow } from './content.fixture.ts';
import { pageCard } from './page-card.ts';

test('what editors write is bound where it is shown, and stays as it was written where it is kept', () => {
  const text = [{ tag: 'p', children: [{ text: 'Írj nekünk e-mailben.' }] }];
  const rows = { top: [{ id: 'e-mail', blocks: [{ id: 'e-mail', _alias: 'text', text }] }], bottom: [] };
  const stored = { heading: 'E-mailben', intro: 'E-mailben, időben.', rows };
  const { byMarket } = buildFixture({ pages: [pageRow('de-DE', '/women', stored)] }, []);
  const shown = byMarket.get('de-DE')!.pages.get('/women')!;
  expect(shown.heading).toBe('E-\u2060mailben');
  expect(shown.intro).toBe('E-\u2060mailben, időben.');
  expect(JSON.stringify(shown.rows)).toContain('nekünk e-\u2060mailben.');
  expect(shown.rows.top[0]).toMatchObject({ id: 'e-mail', blocks: [{ id: 'e-mail' }] });
  expect(JSON.stringify(stored)).not.toContain('\u2060');
  // What is drawn into a picture has no letter for the mark.
  expect(pageCard(byMarket.get('de-DE')!, shown).title).toBe('E-mailben');
});

test.each([
  ['pl', 'Masz w koszyku', 'Masz w\u00a0koszyku'],
  ['de', 'Clubbedingungen', 'Club\u00adbedingungen'],
])('in %s "%s" is bound', (language, heading, bound) => {
  const seo = { title: heading };
  expect(bindContent({ heading, seo, rows: [{ url: '/w a' }] }, language)).toEqual({ heading: bound, seo, rows: [{ url: '/w a' }] });
});

test('what has nothing to bind is the same object', () => {
  const content = { heading: 'Coats', rows: [{ title: 'New' }] };
  expect(bindContent(content, 'pl')).toBe(content);
  expect(bindContent(content, 'pl')).toBe(content);
});
