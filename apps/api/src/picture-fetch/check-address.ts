import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { PictureProblem } from './picture-problem.ts';
import { isInsideAddress, isPublicAddress } from './public-address.ts';

export type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>;
export type CheckedAddress = { url: URL; address: string; family: number };

type Check = {
  /** Hosts of the shop's own network that may be asked, with or without a port. */
  hosts: readonly string[];
  resolve?: Resolve;
  /** A stranger's host must not lead us to one of our own by a redirect. */
  isOwnAllowed?: boolean;
};

/**
 * Where to connect to for an address, or a refusal. The name is looked up once and the answer is what the caller connects to: a name that
 * leads elsewhere when it is asked again leads nobody there.
 */
export async function checkAddress(text: string, { hosts, resolve = resolveAll, isOwnAllowed = true }: Check): Promise<CheckedAddress> {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '' || url.hostname === '')
    throw new PictureProblem('validation.picture_address');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isOwn = isOwnAllowed && isNamed(url, hosts);
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host);
  const fine = found.find(({ address }) => isPublicAddress(address) || (isOwn && isInsideAddress(address)));
  if (!fine) throw new PictureProblem('validation.picture_private', { detail: url.host });
  return { url, ...fine };
}

/** A name without a port stands for every port of the host. */
export function isNamed({ host, hostname, port, protocol }: URL, hosts: readonly string[]): boolean {
  const withPort = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
  return hosts.some((each) => each === host || each === hostname || each === withPort);
}

async function resolveAll(host: string): ReturnType<Resolve> {
  try {
    return await lookup(host, { all: true });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw new PictureProblem('validation.picture_host', { detail: host, isPassing: code === 'EAI_AGAIN' || code === 'ETIMEOUT' });
  }
}
