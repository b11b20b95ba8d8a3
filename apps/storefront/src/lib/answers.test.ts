import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiException } from '@selvedge/contract/api-exception.ts';
import { attempt } from '@selvedge/contract/attempt.ts';
import { listEndpoints } from '@selvedge/contract/endpoints.ts';
import { refusalsOf } from '@selvedge/contract/openapi.ts';
import { describe, expect, test } from 'vitest';
import en from '../../../api/src/content/dictionaries/en.json' with { type: 'json' };
import { failureOf } from '../basket/failure-of.ts';
import { problemsOf } from '../form/problems-of.ts';
import { refusedPayment } from '../payment/refused-payment.ts';

const root = join(import.meta.dirname, '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Counted and forgotten: no shopper waits for them. */
const untold = /^(?:searched\.count|recommendation\.event)$/;
/** As a source names it: `basket.addLine`. */
const called = listEndpoints().filter(({ name, definition }) => {
  if (definition.method === 'GET' || untold.test(name)) return false;
  const named = new RegExp(`\\b${name.split('.').slice(-2).join('\\.')}\\b`);
  return sources.some(({ text }) => named.test(text));
});

const texts: Readonly<Record<string, string>> = en;
const t = (key: string) => texts[key] ?? `no text for ${key}`;

async function failed(status: number | undefined) {
  const error = status === undefined ? new TypeError('fetch failed') : new ApiException({ status, headers: new Headers() }, '');
  const answer = await attempt(Promise.reject(error));
  if (!answer.hasError) throw new Error('it did not fail');
  return answer;
}

describe('what the shopper is told of a change that failed', () => {
  test('the storefront changes something by many calls, and they are found', () => {
    expect(called.length).toBeGreaterThan(25);
  });

  test.each(called.map(({ name, definition }) => [name, definition] as const))('%s: every outcome has words', async (_, definition) => {
    const statuses = new Set([...refusalsOf(definition).keys(), 401, 403, 404, 409, 429, 500, 503, undefined]);
    for (const status of statuses) {
      const answer = await failed(status);
      const { message = '', fields = {} } = problemsOf(answer, t);
      const words = [message, ...Object.values(fields), t(failureOf(answer, 'update').key)];
      expect(words.filter((text) => text === '' || text.startsWith('no text'), String(status))).toEqual([]);
      // Nobody knows whether it was done: no form may say that it was not, and no payment that nothing was charged.
      if (status === undefined) expect([message, refusedPayment(answer)]).toEqual([t('feedback.error_lost'), { show: 'lookUp' }]);
    }
  });

  test('no answer of such a call is thrown away', () => {
    const thrown = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/^\s*(?:if \([^\n]*\) )?await (?:call|ask|callIn\(\w+\))\(.*$/gm)].map(([line]) => `${file}: ${line.trim()}`),
    );
    expect(thrown.filter((line) => !/tell-search|send-event/.test(line))).toEqual([]);
  });

  test('AUT-030 a sign-out that failed is never taken for one that worked', () => {
    const careless = sources.filter(({ text }) => /^\s*await signOut\(\);/m.test(text) && /session\/session\.ts/.test(text));
    expect(careless.map(({ file }) => file)).toEqual([]);
  });
});
