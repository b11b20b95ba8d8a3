import { type APIRequestContext, expect } from './test.ts';

type Cell = { market: string; name: string; value: boolean };

/** Staff switch features of a market, as the Studio does. `null` takes a switch of the market's own away again. */
export async function setFlags(staff: APIRequestContext, market: string, flags: Record<string, boolean | null>): Promise<void> {
  const email = process.env.STAFF_EMAIL ?? 'admin@selvedge.example';
  const password = process.env.STAFF_PASSWORD ?? 'journeys-only-password';
  await staff.post('/api/studio/sign-in', { data: { email, password } });
  const cells = (await (await staff.get('/api/studio/flags')).json()) as Cell[];
  const currentOf = (name: string) => cells.find((cell) => cell.market === market && cell.name === name)?.value ?? null;
  const changes = Object.entries(flags)
    .map(([name, value]) => ({ market, name, before: currentOf(name), value }))
    .filter(({ before, value }) => before !== value);
  if (changes.length > 0) expect((await staff.put('/api/studio/flags', { data: { changes } })).status()).toBe(200);
  for (const [name, value] of Object.entries(flags))
    await expect.poll(() => readFlag(staff, market, name), { timeout: 40_000 }).toBe(value ?? false);
}

async function readFlag(request: APIRequestContext, market: string, name: string): Promise<boolean> {
  return (await (await request.get(`/api/f/${market}/feature-flags?at=${Date.now()}`)).json())[name];
}
