type Fault = { error: unknown; within: string };
type Where = { address: string; at: Date; browser: string };

/** What whoever mends it needs to know. The address goes without its query, which may hold what somebody searched for. */
export function faultReport({ error, within }: Fault, { address, at, browser }: Where): string {
  const said = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  return [`${at.toISOString()} ${address}`, browser, said, within.trim()].filter(Boolean).join('\n\n');
}
