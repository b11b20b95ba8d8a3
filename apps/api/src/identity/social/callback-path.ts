const page = /^\/[a-z]{2}-[A-Z]{2}\/login\/callback$/;

/** AUT-043: the address that a provider is told, one for each of them: a page's address would have to be registered 55 times over. */
export function isProviderCallback(uri: string, { shopUrl, provider }: { shopUrl: string; provider: string }): boolean {
  return uri === `${shopUrl}/api/auth/callback/${provider}`;
}

/** Where the page is that began, from the state that the provider gives back. Only ever a login callback of this shop. */
export function pageOfState(state: string, shopUrl: string): string | undefined {
  const url = URL.parse(frontendUri(state), shopUrl);
  return url && url.origin === new URL(shopUrl).origin && page.test(url.pathname) ? url.pathname : undefined;
}

function frontendUri(state: string): string {
  try {
    const { frontendRedirectURI } = JSON.parse(Buffer.from(state, 'base64').toString());
    return typeof frontendRedirectURI === 'string' ? frontendRedirectURI : '';
  } catch {
    return '';
  }
}
