import { BlockList, isIP } from 'node:net';

/** Ranges of 0.0.0.0/0 that are nobody's or somebody's own: RFC 6890 and what came after it. */
const closed4 = rangesOf('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // A cloud's own service behind an address that looks public.
  '168.63.129.16/32',
]);
/** What is given out to the public, and the parts of it that are not, or that hold an IPv4 address which nobody has looked at. */
const open6 = rangesOf('ipv6', ['2000::/3']);
const closed6 = rangesOf('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/** Ranges in which a host of the shop's own network may stand, when its owner names it. Not those of a cloud's metadata. */
const inside4 = rangesOf('ipv4', ['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16']);
const inside6 = rangesOf('ipv6', ['::1/128', 'fc00::/7']);
const metadata = rangesOf('ipv6', ['fd00:ec2::254/128']);
const metadata4 = rangesOf('ipv4', ['100.100.100.200/32']);

/** An address that anybody on the internet could ask as well. */
export function isPublicAddress(address: string): boolean {
  const version = versionOf(address);
  if (version === 4) return !closed4.check(address, 'ipv4');
  return version === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

/** An address of a network of one's own: private, shared, unique-local or this machine. */
export function isInsideAddress(address: string): boolean {
  const version = versionOf(address);
  if (version === 4) return inside4.check(address, 'ipv4') && !metadata4.check(address, 'ipv4');
  return version === 6 && inside6.check(address, 'ipv6') && !metadata.check(address, 'ipv6');
}

/** 0 for what is no address, and for one that means something else on each network card. */
function versionOf(address: string): number {
  return address.includes('%') ? 0 : isIP(address);
}

function rangesOf(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [net = '', bits] = range.split('/');
    list.addSubnet(net, Number(bits), family);
  }
  return list;
}
