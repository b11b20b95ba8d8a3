/** What keys and tokens look like, by who gives them out. Shapes alone: random-looking texts are hashes and pictures far more often than secrets. */
const shapes: readonly (readonly [what: string, shape: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['an access key of AWS', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a token of GitHub', /\bgh[pousr]_[A-Za-z0-9]{36,}|\bgithub_pat_\w{60,}/],
  ['a token of GitLab', /\bglpat-[\w-]{20,}/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a token of Slack', /\bxox[abprs]-[A-Za-z0-9-]{10,}/],
  ['a key of Google', /\bAIza[\w-]{35}\b/],
  ['a live key of a payment provider', /\b[sr]k_live_[A-Za-z0-9]{16,}|\bAQE[A-Za-z0-9+/]{40,}/],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
];

/** The kinds of secrets that a text holds. */
export function findSecrets(text: string): string[] {
  return shapes.filter(([, shape]) => shape.test(text)).map(([what]) => what);
}
