import type { MailingContent } from '@selvedge/contract/mailing.ts';
import { mailingStates } from '@selvedge/contract/studio/mailings.ts';
import { expect, test } from 'vitest';
import { canMoveMailing } from './can-move-mailing.ts';
import { contentFor, missingIn } from './content-for.ts';

const hello = (subject: string, blocks: MailingContent['blocks'] = [{ id: '1', kind: 'heading', text: 'Hello' }]) => ({ subject, blocks });

test('a mailing that has begun is stopped and goes on, and is never a draft again', () => {
  const allowed = mailingStates.flatMap((from) => mailingStates.filter((to) => canMoveMailing(from, to)).map((to) => `${from} ${to}`));
  expect(allowed).toEqual(['draft planned', 'planned draft', 'planned sending', 'sending stopped', 'sending sent', 'stopped sending']);
});

test('who has no words of their own reads the English ones, else the first', () => {
  const [german, english] = [hello('Hallo'), hello('Hello')];
  expect(contentFor({ de: german, en: english }, 'de')).toBe(german);
  expect(contentFor({ de: german, en: english }, 'fr')).toBe(english);
  expect(contentFor({ de: german }, 'fr')).toBe(german);
  expect(contentFor({}, 'fr')).toBeUndefined();
});

test.each([
  ['no language', {}, 'content'],
  ['no subject', { en: hello('') }, 'subject'],
  ['no block', { en: hello('Hello', []) }, 'blocks'],
  ['an empty text', { en: hello('Hello', [{ id: '1', kind: 'text', text: ' ' }]) }, 'blocks'],
  ['a button that leads nowhere', { en: hello('Hello', [{ id: '1', kind: 'button', label: 'Go' }]) }, 'blocks'],
  ['one language that is not finished', { en: hello('Hello'), de: hello('') }, 'subject'],
  ['nothing missing', { en: hello('Hello') }, undefined],
] as const)('with %s', (_, contents, missing) => {
  expect(missingIn(contents)).toBe(missing);
});
