import { describe, expect, test } from 'vitest';
import { isExternal, socialAddress, toLink } from './to-link.ts';

const link = (over: object) => ({ url: '/women', title: '', pageId: 'not set', openInCurrentTab: true, openModal: false, ...over });

describe('NAV-009 links in every form that content holds', () => {
  test.each([
    ['NAV-011 flat with url', { url: '/women', title: 'Women', pageId: 'p1' }, link({ title: 'Women', pageId: 'p1' })],
    ['NAV-011 flat with link', { link: '/women', openInCurrentTab: false }, link({ openInCurrentTab: false })],
    ['NAV-010 flat without a page id', { url: '/women', pageId: '' }, link({})],
    ['NAV-011 a category id alone', { categoryId: 'a b' }, link({ url: '/category?cgid=a%20b' })],
    ['NAV-012 nested', { link: { url: '/women', title: 'Women', trackingId: 't1' } }, link({ title: 'Women', pageId: 't1' })],
    ['NAV-012 nested with a page title', { link: { url: '/women', pageTitle: 'The women page' } }, link({ title: 'The women page' })],
    ['NAV-012 nested in a new tab', { link: { url: '/women', openInCurrentTab: false } }, link({ openInCurrentTab: false })],
    ['nothing', {}, undefined],
    ['null', null, undefined],
    ['nested null', { link: null }, undefined],
    ['a script', { url: 'javascript:alert(1)' }, undefined],
    ['another host without a scheme', { url: '//evil.example' }, undefined],
    ['data', { url: 'data:text/html,x' }, undefined],
    ['mail', { url: 'mailto:a@b.example' }, link({ url: 'mailto:a@b.example' })],
  ])('%s', (_, input, expected) => {
    expect(toLink(input)).toEqual(expected);
  });

  test.each([
    ['/women', '/de-DE/women'],
    ['/', '/de-DE'],
    ['/fr-FR/femmes', '/fr-FR/femmes'],
    ['https://elsewhere.example/', 'https://elsewhere.example/'],
    ['/media/film.mp4', '/media/film.mp4'],
    ['#top', '#top'],
  ])('a link of every market, %s, leads to %s in one of them', (url, expected) => {
    expect(toLink({ url }, 'de-DE')?.url).toBe(expected);
  });
});

test.each([
  ['http://a.example', true],
  ['https://a.example', true],
  ['/women', false],
  ['mailto:a@b.example', false],
])('NAV-013 %s is external: %s', (url, expected) => {
  expect(isExternal(url)).toBe(expected);
});

test('NAV-008 a social link has its own address, else that of its link', () => {
  expect(socialAddress({ externalLink: 'https://a.example', link: { url: '/b' } })).toBe('https://a.example');
  expect(socialAddress({ link: { url: '/b' } })).toBe('/b');
  expect(socialAddress({})).toBeUndefined();
});
