import { randomInt } from 'node:crypto';
import type { Endpoint } from '@selvedge/contract/endpoint.ts';
import { declaredStatuses, refusalsOf } from '@selvedge/contract/openapi.ts';
import { utcDay } from '@selvedge/domain/date/utc-day.ts';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { goodRequest, hostileRequest, nearlyGoodRequest, type WireRequest } from './request-for.ts';
import type { Headers } from './sign-in-as.ts';

export type Fuzz = {
  app: FastifyInstance;
  definition: Endpoint;
  /** Headers by name of identity; every input is sent as each of them. */
  identities: Readonly<Record<string, Headers>>;
  runs: number;
  seed: number;
};

/**
 * `FUZZ_RUNS=1000 FUZZ_SEED=7`: more inputs, or the ones of a failure. Few a day, but others every day, and the same for everybody on
 * that day; with more runs each run has its own seed.
 */
export function fuzzSettings(env: Record<string, string | undefined> = process.env, today = new Date()): { runs: number; seed: number } {
  const ofTheDay = utcDay(today).replaceAll('-', '');
  const seed = env.FUZZ_SEED ?? (env.FUZZ_RUNS === undefined ? ofTheDay : String(randomInt(2 ** 31)));
  return { runs: Number(env.FUZZ_RUNS ?? 3), seed: Number(seed) };
}

/** Undefined when the endpoint keeps its word for every input; otherwise what it did, the smallest input and the seed to see it again. */
export async function findFuzzProblem({ app, definition, identities, runs, seed }: Fuzz): Promise<string | undefined> {
  const markets = app.shop.content().markets.map(({ id }) => id);
  const requests = fc.oneof(goodRequest(definition, markets), nearlyGoodRequest(definition, markets), hostileRequest(definition));
  let caller = 0;
  const property = fc.asyncProperty(requests, async (request) => {
    for (const [name, headers] of Object.entries(identities)) {
      // From a new address each time: what is behind a rate limit is to be seen too.
      const remoteAddress = `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller++ & 255}`;
      const problem = await judge({ app, definition, request, headers, remoteAddress });
      if (problem) throw new Error(`as ${name}: ${problem}`);
    }
  });
  const result = await fc.check(property, { numRuns: runs, seed, interruptAfterTimeLimit: 120_000 });
  if (!result.failed) return undefined;
  const { method, path } = definition;
  const input = JSON.stringify(result.counterexample?.[0]).slice(0, 2_000);
  return `${method} ${path} ${result.errorInstance ?? 'was interrupted'}\n  input: ${input}\n  again with: FUZZ_SEED=${seed} FUZZ_RUNS=${runs}`;
}

type Judged = { app: FastifyInstance; definition: Endpoint; request: WireRequest; headers: Headers; remoteAddress: string };

async function judge({ app, definition, request, headers, remoteAddress }: Judged): Promise<string | undefined> {
  const { url, payload, contentType } = request;
  const response = await app.inject({
    method: definition.method,
    url,
    remoteAddress,
    headers: { ...headers, ...(contentType !== undefined && { 'content-type': contentType }) },
    ...(payload !== undefined && { payload }),
  });
  const { statusCode: status, body } = response;
  if (status >= 500) return `answered ${status} ${body.slice(0, 300)}`;
  if (!declaredStatuses(definition).includes(status)) return `answered ${status}, which is not declared: ${body.slice(0, 300)}`;
  if (status === 304 || status === 204) return body === '' ? undefined : `answered ${status} with a body`;
  if (definition.answersFile && response.headers['content-type'] === definition.answersFile) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return `answered ${status} with what is not JSON: ${body.slice(0, 300)}`;
  }
  return status < 300 || (status < 400 && definition.accepted?.includes(status))
    ? judgeAnswer(definition, json)
    : judgeRefusal(definition, status, json);
}

function judgeAnswer(definition: Endpoint, json: unknown): string | undefined {
  const parsed = definition.response.safeParse(json);
  return parsed.success ? undefined : `answered what its schema does not allow: ${parsed.error.message.slice(0, 500)}`;
}

function judgeRefusal(definition: Endpoint, status: number, json: unknown): string | undefined {
  const { code, errors, requestId } = (json ?? {}) as { code?: string; errors?: object; requestId?: string };
  const codes: readonly string[] = refusalsOf(definition).get(status) ?? [];
  if (code === undefined || !codes.includes(code)) return `refused with ${status} ${code}, which is not declared`;
  if (typeof errors !== 'object' || typeof requestId !== 'string') return `refused with ${status} in another form: ${JSON.stringify(json)}`;
  return undefined;
}
