import { describe, expect, test } from 'vitest';
import { safeReturnPath } from './safe-return-path.ts';

const hosts = [
  'evil.example',
  'evil.example/en-GB',
  'evil.example/en-GB/account',
  'user@evil.example',
  '127.0.0.1',
  '[::1]',
  'xn--vil-8cd.example',
];
const beginnings = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '/\r\n/',
  ' //',
  '/ /',
  '\u0000//',
  '\ufeff//',
  'https://',
  'http:',
  'https:/',
  'HTTPS://',
  '//\t',
];
const listed = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  'mailto:a@evil.example',
  'ftp://evil.example',
  'en-GB/account',
  './en-GB/account',
  '../en-GB/account',
  '?next=//evil.example',
  '#//evil.example',
  '',
  '/',
  '/.',
  '/..',
  '/en-GB/..//evil.example',
  '/en-GB/../..//evil.example',
  '/en-GB/%2e%2e//evil.example',
  '/en-GB/%2E%2E/%2E//evil.example',
  '/en-GB/.././/evil.example',
  '/en-GB//evil.example',
  '/en-GB/\\evil.example',
  '/en-GB\\..\\..\\evil.example',
  '/en-GB/\t../x',
  '/en-GB/../de-DE/account',
  '/de-DE/account',
  '/en-gb/account',
  '/en-GB.evil.example',
  '/en-GB@evil.example',
  '/en-GBevil',
  '/%65n-GB/account',
  '/api/account/en-GB/delete-account',
  '/auth/signout',
  '/studio',
  '/media/x.svg',
  '/openapi.json',
  '/en-GB/../api/auth/signout',
  '/en-GB/../studio/flags',
  '/login',
  '/en-GB/login',
  '/en-GB/login?view=signup',
  '/en-GB/login/callback?code=stolen',
  '/en-GB/women\u202egpj.exe',
  '/en-GB/wömen',
  '/en-GB/a b',
  `/en-GB/${'a'.repeat(2000)}`,
];
const payloads = [...new Set([...hosts.flatMap((host) => beginnings.map((start) => start + host)), ...listed])];

describe('a return path leads to a page of this market or nowhere', () => {
  test('at least eighty ways to lead elsewhere are tried', () => expect(payloads.length).toBeGreaterThan(80));

  test.each(payloads)('refuses %j', (payload) => {
    expect(safeReturnPath(payload, 'en-GB')).toBeUndefined();
  });

  test.each([undefined, null, 1, {}, ['/en-GB'], { toString: () => '/en-GB' }])('refuses what is no text: %j', (payload) => {
    expect(safeReturnPath(payload, 'en-GB')).toBeUndefined();
  });

  test.each([
    ['/en-GB', '/en-GB'],
    ['/en-GB/account', '/en-GB/account'],
    ['/en-GB/women/knitwear?page=2&sorting=newest#y=640', '/en-GB/women/knitwear?page=2&sorting=newest#y=640'],
    ['/en-GB/search?q=//evil.example', '/en-GB/search?q=//evil.example'],
    ['/en-GB/i/loginhilfe', '/en-GB/i/loginhilfe'],
    ['/en-GB/women/../men', '/en-GB/men'],
    ['/en-GB/w%C3%B6men', '/en-GB/w%C3%B6men'],
  ])('allows %s', (path, expected) => {
    expect(safeReturnPath(path, 'en-GB')).toBe(expected);
  });
});
