import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { paymentEnvironment, readPaymentConfig, sandboxConfig } from './payment-config.ts';
import { hostsOf, providerHosts } from './provider-hosts.ts';

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

test("CHK-014 Klarna's express script is allowed where its button may stand, when the shop has a client there, and nowhere else", () => {
  const environment = { KLARNA_CLIENT_ID: 'klarna_test_client_x' } as Parameters<typeof readPaymentConfig>[0];
  const withClient = readPaymentConfig(environment, { port: 3000, isProduction: false });
  const without = readPaymentConfig({} as typeof environment, { port: 3000, isProduction: false });
  const scriptsOf = (config: typeof withClient, alias: Parameters<typeof hostsOf>[1]) =>
    directive(contentSecurityPolicy(site, inline, hostsOf(config, alias)), 'script-src') ?? '';
  for (const alias of ['checkoutCustomerPage', 'checkoutDetailsPage'] as const) {
    expect(scriptsOf(withClient, alias)).toContain('https://x.klarnacdn.net');
    expect(scriptsOf(without, alias)).toBe("script-src 'self'");
  }
  for (const alias of ['basketPage', 'checkoutPaymentPage', 'checkoutSummaryPage'] as const)
    expect(scriptsOf(withClient, alias)).toBe("script-src 'self'");
});

test('terminals are pairs of a place and a name, and anything else is refused at the start', () => {
  const { POS_TERMINALS: read } = paymentEnvironment(false);
  expect(read.parse('1007:V400m-1, en-GB:till-1')).toEqual([
    { place: '1007', id: 'V400m-1' },
    { place: 'en-GB', id: 'till-1' },
  ]);
  expect(read.safeParse('V400m-1').success).toBe(false);
});
