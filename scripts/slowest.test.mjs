import { expect, test } from 'vitest';
import { describeTime } from './slowest.mjs';

const rules = {
  testResults: [
    {
      name: '/somewhere/apps/api/src/basket/basket.test.ts',
      assertionResults: [
        { fullName: 'adds', duration: 120 },
        { fullName: 'was skipped' },
        ...Array.from({ length: 30 }, (_, at) => ({ fullName: `quick ${at}`, duration: 5 })),
      ],
    },
  ],
};
const journeys = {
  suites: [{ title: 'pay.spec.ts', specs: [{ title: 'pays', tests: [{ results: [{ duration: 4000 }, { duration: 2100 }] }] }] }],
};

test('a run ends with its parts and the twenty tests that took longest, tries of one journey together', () => {
  const lines = describeTime({
    parts: [
      { name: 'checks', seconds: 61.4 },
      { name: 'rules', seconds: 300 },
    ],
    rules,
    journeys,
  });
  expect(lines.slice(0, 4)).toEqual([
    '',
    '  361.4 s in all: checks 61 s, rules 300 s',
    '    6.1 s pay.spec.ts › pays',
    '    0.1 s apps/api/src/basket/basket.test.ts › adds',
  ]);
  expect(lines).toHaveLength(22);
});

test('a run without reports still says how long its parts took', () => {
  expect(describeTime({ parts: [{ name: 'checks', seconds: 60 }] })).toEqual(['', '   60.0 s in all: checks 60 s']);
});
