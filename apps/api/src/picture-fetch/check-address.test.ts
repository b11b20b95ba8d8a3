import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkAddress } from './check-address.ts';
import { isInsideAddress, isPublicAddress } from './public-address.ts';

const closed = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.7',
  '224.0.0.1',
  '255.255.255.255',
  '168.63.129.16',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:a9fe:a9fe',
  '64:ff9b::a9fe:a9fe',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  'localhost',
  '',
];

test.each(closed)('%s is not an address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '8.8.8.8', '100.63.255.255', '100.128.0.1', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::5e'])(
  '%s is one',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test('whatever is written inside an IPv6 address, an IPv4 address in it is never reached', () => {
  const octet = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.tuple(octet, octet, octet, octet), ([a, b, c, d]) => {
      const hex = (high: number, low: number) => ((high << 8) | low).toString(16);
      const tail = `${hex(a, b)}:${hex(c, d)}`;
      for (const address of [`::ffff:${a}.${b}.${c}.${d}`, `::${tail}`, `::ffff:${tail}`, `64:ff9b::${tail}`, `2002:${tail}::1`])
        expect(isPublicAddress(address), address).toBe(false);
    }),
  );
});

test('no address is both public and inside', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (address) => {
      expect(isPublicAddress(address) && isInsideAddress(address)).toBe(false);
    }),
  );
});

const resolvesTo =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
const none: string[] = [];

describe('an address of a picture', () => {
  test.each([
    'ftp://pictures.example/a.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'https://user:secret@pictures.example/a.jpg',
    'https://user@pictures.example/a.jpg',
    'no address',
  ])('%s is refused before any name is looked up', async (address) => {
    const resolve = () => Promise.reject(new Error('looked up'));
    await expect(checkAddress(address, { hosts: none, resolve })).rejects.toMatchObject({ reason: 'validation.picture_address' });
  });

  test.each(['http://127.1/a', 'http://2130706433/a', 'http://0x7f.0.0.1/a', 'http://[::1]/a', 'http://[::ffff:169.254.169.254]/a'])(
    '%s is this machine in other words',
    async (address) => {
      await expect(checkAddress(address, { hosts: none })).rejects.toMatchObject({
        reason: 'validation.picture_private',
        isPassing: false,
      });
    },
  );

  test('of a name with several, a public one is connected to', async () => {
    const checked = await checkAddress('https://pictures.example/a', { hosts: none, resolve: resolvesTo('10.0.0.1', '8.8.8.8') });
    expect(checked.address).toBe('8.8.8.8');
  });

  test('a host inside the network is asked when its owner names it, with its port or with any', async () => {
    const resolve = resolvesTo('10.0.0.7');
    const check = (hosts: string[]) => checkAddress('http://pim.internal:8080/a', { hosts, resolve });
    await expect(check(['pim.internal'])).resolves.toMatchObject({ address: '10.0.0.7' });
    await expect(check(['pim.internal:8080'])).resolves.toMatchObject({ address: '10.0.0.7' });
    await expect(check(['pim.internal:80'])).rejects.toMatchObject({ reason: 'validation.picture_private' });
    await expect(check(['other.internal'])).rejects.toMatchObject({ reason: 'validation.picture_private' });
  });

  test.each(['169.254.169.254', 'fd00:ec2::254', '100.100.100.200', '224.0.0.1', '0.0.0.0'])(
    'not even a named host leads to %s',
    async (address) => {
      const check = checkAddress('http://pim.internal/a', { hosts: ['pim.internal'], resolve: resolvesTo(address) });
      await expect(check).rejects.toMatchObject({ reason: 'validation.picture_private' });
    },
  );
});
