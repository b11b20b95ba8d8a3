/** Whether the operator's list covers a host or an address: by itself, or by a name with a star that it stands below. */
export function isHostAllowed(address: string, allowed: readonly string[]): boolean {
  // What the shop serves itself needs nobody's word.
  if (address.startsWith('/')) return true;
  const host = originOf(address);
  return allowed.some((each) => each === host || (each.includes('://*.') && isBelow(host, each)));
}

export function originOf(address: string): string {
  return /^[a-z]+:\/\/[^/?#]+/.exec(address)?.[0] ?? '';
}

function isBelow(host: string, starred: string): boolean {
  const [scheme, name = ''] = starred.split('://*');
  return host.startsWith(`${scheme}://`) && host.endsWith(name);
}
