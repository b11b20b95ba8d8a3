let hasRun = false;

/** Adds a script of somebody else and remembers it: the document can no longer be trusted with a password. */
export function addThirdPartyScript(src: string): void {
  const script = document.createElement('script');
  Object.assign(script, { src, async: true });
  hasRun = true;
  document.head.append(script);
}

export const hasThirdPartyScript = (): boolean => hasRun;
