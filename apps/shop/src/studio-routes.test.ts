import { securityHeaders } from '@selvedge/api/http/security-headers.ts';
import { expect, test } from 'vitest';
import { studioPolicy } from './studio-routes.ts';

const policy = securityHeaders({ shopUrl: 'https://shop.example', isProduction: true })['content-security-policy']!;
const directive = (text: string, name: string) =>
  text
    .split('; ')
    .find((each) => each.startsWith(`${name} `))
    ?.slice(name.length + 1);

test('the Studio may write styles and show the shop in a frame; scripts are as strict as in the shop', () => {
  const studio = studioPolicy(policy);
  expect(directive(studio, 'style-src')).toBe("'self' 'unsafe-inline'");
  expect(directive(studio, 'frame-src')).toBe("'self'");
  for (const name of ['default-src', 'script-src', 'connect-src', 'img-src', 'object-src', 'base-uri', 'frame-ancestors'])
    expect(directive(studio, name)).toBe(directive(policy, name));
  expect(directive(studio, 'script-src')).not.toContain('unsafe');
});
