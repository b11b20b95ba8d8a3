import { contrastBetween, leastContrast } from '@selvedge/domain/content/contrast.ts';
import { expect, test } from 'vitest';
import { buildFixture } from '../content/content.fixture.ts';
import { mailStyles } from './mail-styles.ts';
import { renderMail } from './render-mail.ts';

const dark = mailStyles.slice(mailStyles.indexOf('(prefers-color-scheme:dark)'));
const of = (name: string, property: string) => new RegExp(`\\.${name}\\{[^}]*?(?<![-\\w])${property}:(#\\w+)`).exec(dark)?.[1] ?? name;

test.each([
  ['words on the ground', of('ground', 'color'), of('ground', 'background')],
  ['words on the sheet', of('ground', 'color'), of('sheet', 'background')],
  ['what is linked on the sheet', of('ink', 'color'), of('sheet', 'background')],
  ['small words on the sheet', of('quiet', 'color'), of('sheet', 'background')],
  ['small words on the ground', of('quiet', 'color'), of('ground', 'background')],
  ['the way on', of('act', 'color'), of('act', 'background')],
])('in the dark %s can be read', (_, words, below) => {
  expect(contrastBetween(words, below)).toBeGreaterThanOrEqual(leastContrast);
});

test('each line of what somebody wrote runs its own way, and a program is told of both looks', () => {
  const values = { number: '1234', code: '12', amount: 5000, currency: 'AED', recipientName: 'Grace', message: 'Well done!\nAda' };
  const mail = { template: 'gift-card', to: 'ada@example.com', market: 'ar-AE', values } as const;
  const { html } = renderMail({ mail, content: buildFixture(), shopUrl: 'https://shop.example' });
  expect(html).toContain('\u2068Well done!\u2069\n\u2068Ada\u2069');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
});
