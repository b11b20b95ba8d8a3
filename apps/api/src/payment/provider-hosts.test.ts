import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { readPaymentConfig, sandboxConfig } from './payment-config.ts';
import { providerHosts } from './provider-hosts.ts';

const site = { shopUrl: 'https://shop.example', isProduction: true };
const inline = { styles: [], scripts: [] };
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));
const real = readPaymentConfig(
  {
    ...{ ADYEN_API_KEY: 'a', ADYEN_MERCHANT_ACCOUNT: 'b', ADYEN_CLIENT_KEY: 'c', ADYEN_HMAC_KEY: '00' },
    ADYEN_ENVIRONMENT: 'live',
  } as Parameters<typeof readPaymentConfig>[0],
  { port: 3000, isProduction: true },
);

test('the payment page may frame the sandbox, and run nothing of it', () => {
  const sandbox = sandboxConfig({ url: 'http://localhost:3001', port: 3001, isOurs: true, isPortChosen: false });
  const policy = contentSecurityPolicy(site, inline, providerHosts(sandbox));
  expect(directive(policy, 'frame-src')).toContain('http://localhost:3001');
  expect(directive(policy, 'script-src')).toBe("script-src 'self'");
});

test("with real keys it may load the provider's component from the provider, and nobody else's", () => {
  const policy = contentSecurityPolicy(site, inline, providerHosts(real));
  expect(directive(policy, 'script-src')).toBe("script-src 'self' https://checkoutshopper-live.cdn.adyen.com");
  expect(policy).not.toContain('sandbox');
});

test('every other page may do neither', () => {
  const policy = contentSecurityPolicy(site, inline);
  expect(directive(policy, 'frame-src')).toBe('frame-src https://player.vimeo.com');
  expect(policy).not.toContain('adyen');
});
