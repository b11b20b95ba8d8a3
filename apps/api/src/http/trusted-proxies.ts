import { BlockList, isIP } from 'node:net';

export type TrustedProxies = (address: string | undefined) => boolean;

/** Addresses, networks (`10.0.0.0/8`) or `loopback`. Only these are believed about where a request came from. */
export function trustedProxies(list: readonly string[]): TrustedProxies {
  const networks = new BlockList();
  for (const entry of list.flatMap((name) => (name === 'loopback' ? ['127.0.0.0/8', '::1'] : [name]))) add(networks, entry);
  return (address) => {
    const plain = plainAddress(address ?? '');
    const family = isIP(plain);
    return family !== 0 && networks.check(plain, family === 6 ? 'ipv6' : 'ipv4');
  };
}

/** `::ffff:10.0.0.1` is how a dual-stack socket writes 10.0.0.1. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function add(networks: BlockList, entry: string): void {
  const [address = '', prefix] = entry.split('/', 2);
  const family = isIP(address);
  const bits = family === 6 ? 128 : 32;
  const length = prefix === undefined ? bits : Number(prefix);
  if (family === 0 || !Number.isInteger(length) || length < 0 || length > bits) {
    throw new Error(`TRUSTED_PROXIES: '${entry}' is neither an address nor a network.`);
  }
  networks.addSubnet(address, length, family === 6 ? 'ipv6' : 'ipv4');
}

declare module '../shop/shop.ts' {
  interface Shop {
    isTrustedProxy: TrustedProxies;
  }
}
