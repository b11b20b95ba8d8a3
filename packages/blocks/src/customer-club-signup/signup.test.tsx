import type { RichNode } from '@selvedge/contract/content/rich-node.ts';
import { CustomerClubSignup } from '@selvedge/contract/content/widgets/customer-club-signup.ts';
import { hostileTexts } from '@selvedge/domain/content/hostile-texts.fixture.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BlockHostContext } from '../block-host.ts';
import { noHost } from '../no-host.fixture.ts';
import { ClubSuccess } from './club-success.tsx';
import { Signup } from './signup.tsx';

const given = {
  id: 'club',
  _alias: 'customerClubSignup',
  headline: 'Be among the first',
  buttonText: 'Join',
  subbrands: [
    { id: 'selvedge', name: 'Selvedge', preSelected: true },
    { id: 'os', name: 'Other Side' },
  ],
};
const join = async () => ({ needsConfirmation: true });
const show = (element: ReactNode) => renderToString(<BlockHostContext value={noHost}>{element}</BlockHostContext>);
const form = (over: object = {}) => {
  const block = CustomerClubSignup.parse({ ...given, ...over });
  return show(<Signup block={block} join={join} head={<h2>{block.headline}</h2>} />);
};
const said = (...parts: (string | RichNode)[]): RichNode[] => [
  { tag: 'p', children: parts.map((part) => (typeof part === 'string' ? { text: part } : part)) },
];
const success = (over: object = {}, needsConfirmation = true) =>
  show(<ClubSuccess block={CustomerClubSignup.parse({ ...given, ...over })} joined={{ email: 'ada@example.com', needsConfirmation }} />);

test('CMS-076 brands are offered, and ticked where the editor says so', () => {
  expect(
    [...form().matchAll(/<input type="checkbox"[^>]*>/g)].map(([input]) => [/value="(\w+)"/.exec(input)?.[1], / checked=/.test(input)]),
  ).toEqual([
    ['selvedge', true],
    ['os', false],
    [undefined, false],
  ]);
});

test('CMS-076 isFullname asks for the name in one field', () => {
  expect(form()).toMatch(/name="firstName".*name="lastName"/s);
  expect(form({ isFullname: true })).toMatch(/name="name"/);
  expect(form({ isFullname: true })).not.toMatch(/name="firstName"/);
});

test('CMS-076 nobody joins without agreeing: the editor’s terms, or the shop’s own', () => {
  expect(
    form({ termsAndConditions: said('I agree to ', { tag: 'a', url: '/en-GB/customer-club/terms', children: [{ text: 'these' }] }, '.') }),
  ).toContain('I agree to <a href="/en-GB/customer-club/terms">these</a>.');
  expect(form()).toContain('href="/customer-club/terms"');
  for (const html of [form(), form({ termsAndConditions: said('Yes') })])
    expect(html).toMatch(/<input type="checkbox" required="" name="acceptsTerms"/);
});

test('CMS-076 who has joined reads the editor’s words, and of a mail only where one was sent', () => {
  const words = {
    successMessage: 'Hello',
    successDescription: said('Look ', { tag: 'strong', children: [{ text: 'here' }] }, '.'),
    successIcon: 'club',
  };
  expect(success(words)).toMatch(/<svg.*Hello.*club\.check_mail.*Look <strong>here<\/strong>/s);
  expect(success(words, false)).not.toContain('club.check_mail');
  expect(success()).toContain('club.joined');
});

test('runs nothing that was put into its texts', () => {
  for (const hostile of hostileTexts) {
    const short = hostile.slice(0, 90);
    const html =
      form({ termsAndConditions: said(hostile), subbrands: [{ id: 'a', name: short }], buttonText: short }) +
      success({ successMessage: short, successDescription: said(hostile), successIcon: short.slice(0, 40) });
    expect(html, hostile).not.toMatch(
      /<(?!\/?(?:form|div|label|input|span|p|h\d|fieldset|legend|button|a|strong|em|ul|ol|li|br|svg|path)\b)[a-z]/i,
    );
    expect(html, hostile).not.toMatch(/<[a-z]+[^>]*\s(?:on\w+|style)=|href="(?!\/(?!\/)|https?:|mailto:|tel:|#|\?|")/i);
  }
});
