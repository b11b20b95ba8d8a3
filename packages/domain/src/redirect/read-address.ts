/** An address as somebody copied it: with or without host, market, query and slash at its end. */
export function readAddress(text: string, shopUrl = ''): { market: string; path: string } {
  const own = shopUrl !== '' && text.startsWith(shopUrl) ? text.slice(shopUrl.length) : text;
  const plain = withoutEnd(own.trim().split(/[?#]/)[0]!);
  const [, market, rest] = /^\/([a-z]{2}-[a-z]{2})(\/.*)?$/i.exec(plain) ?? [];
  const id = market && `${market.slice(0, 2).toLowerCase()}-${market.slice(3).toUpperCase()}`;
  return { market: id ?? '*', path: redirectPath(decode(id ? (rest ?? '') : plain)) };
}

/** As a path is looked for: a product is told by its id, whatever it was called. */
export function redirectPath(path: string): string {
  return path.replace(/^\/(p|set)\/[^/]+\/([^/]+)$/, '/$1/-/$2');
}

/** Step by step: an expression for it takes the square of the length of an address full of slashes. */
function withoutEnd(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
