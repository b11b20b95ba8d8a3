import { expect, test } from 'vitest';
import { trustedProxies } from './trusted-proxies.ts';

const isTrusted = trustedProxies(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32', 'loopback']);

test.each(['10.1.2.3', '::ffff:10.1.2.3', '192.0.2.7', '2001:db8:5::1', '127.0.0.1', '::1'])('%s is believed', (address) => {
  expect(isTrusted(address)).toBe(true);
});

test.each(['11.0.0.1', '192.0.2.8', '2001:db9::1', 'unix', '', undefined])('%s is not', (address) => {
  expect(isTrusted(address)).toBe(false);
});

test.each(['10.0.0.0/33', 'somewhere', '10.0.0.0/x'])('%s in the configuration is refused', (entry) => {
  expect(() => trustedProxies([entry])).toThrow('TRUSTED_PROXIES');
});
