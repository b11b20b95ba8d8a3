// Of the process, by the secret that took its place: what was sealed or signed before is met in folders that have nothing else in common.
const formerOf = new Map<string, string>();

/** From now on what the former secret sealed and signed is good, too; everything new is of the current one. */
export function acceptFormerSecret(secret: string, former: string | undefined): void {
  if (former === undefined) formerOf.delete(secret);
  else formerOf.set(secret, former);
}

/** Those by which something may be opened, the current one first. */
export function secretsOf(secret: string): string[] {
  const former = formerOf.get(secret);
  return former === undefined ? [secret] : [secret, former];
}

/** What the first of the secrets answers that has an answer. */
export function withSecretsOf<T>(secret: string, open: (secret: string) => T | undefined): T | undefined {
  for (const each of secretsOf(secret)) {
    const opened = open(each);
    if (opened !== undefined) return opened;
  }
  return undefined;
}
