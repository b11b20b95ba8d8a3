import { describe, expect, test } from 'vitest';
import { describeFailures } from './failures.mjs';

const red = (text) => `\u001b[31m${text}\u001b[39m`;
const journey = (title, status, message, seen) => ({
  title,
  tests: [
    {
      status,
      results: [
        {
          errors: message ? [{ message }] : [],
          attachments: seen ? [{ name: 'last seen', body: Buffer.from(seen).toString('base64') }] : [],
        },
        ...(status === 'flaky' ? [{ errors: [], attachments: [] }] : []),
      ],
    },
  ],
});
const journeys = (...specs) => ({ suites: [{ title: 'a.spec.ts', specs: [], suites: [{ title: 'in the basket', specs }] }] });

describe('the end of a run', () => {
  test('says nothing when nothing failed', () => {
    const rules = { testResults: [{ name: 'a.test.ts', assertionResults: [{ status: 'passed', fullName: 'adds', failureMessages: [] }] }] };
    expect(describeFailures({ rules, journeys: journeys(journey('adds', 'expected')) })).toEqual([]);
    expect(describeFailures({})).toEqual([]);
  });

  test('names what failed after what only passed the second time, without colours, with the page it ended on', () => {
    const failed = journey('a shopper pays', 'unexpected', red('no receipt'), '/en-GB/checkout/payment\n[alert] Versuchen Sie es später');
    const flaky = journey('a shopper looks', 'flaky', 'too slow');
    expect(describeFailures({ journeys: journeys(failed, flaky) })).toEqual([
      '',
      'AGAIN  a.spec.ts › in the basket › a shopper looks',
      '       too slow',
      '',
      'FAILED a.spec.ts › in the basket › a shopper pays',
      '       no receipt',
      '       /en-GB/checkout/payment',
      '       [alert] Versuchen Sie es später',
    ]);
  });

  test('keeps one error to twelve lines, and many to what fits a screen', () => {
    const long = Array.from({ length: 40 }, (_, n) => `line ${n}`).join('\n');
    const lines = (failures) =>
      describeFailures({ journeys: journeys(...Array.from({ length: failures }, (_, n) => journey(`${n}`, 'unexpected', long))) });
    expect(lines(1)).toHaveLength(14);
    expect(lines(3).length).toBeLessThanOrEqual(40);
    expect(lines(100).length).toBeLessThanOrEqual(45);
    expect(lines(100).at(-1)).toContain('and 92 more, above');
  });

  test('names a rule that failed, a file that could not be loaded, and a check with the end of what it said', () => {
    const rules = {
      testResults: [
        {
          name: 'a.test.ts',
          assertionResults: [{ status: 'failed', fullName: 'adds two', failureMessages: ['expected 3\n    at node_modules/x.js'] }],
        },
        { name: 'b.test.ts', message: 'cannot find c.ts', assertionResults: [] },
      ],
    };
    const lines = describeFailures({ checks: [{ name: 'types', output: 'a.ts: no such thing\n' }], rules });
    expect(lines.filter(Boolean)).toEqual([
      'FAILED types',
      '       a.ts: no such thing',
      'FAILED a.test.ts › adds two',
      '       expected 3',
      'FAILED b.test.ts',
      '       cannot find c.ts',
    ]);
  });
});
