import { expect, test } from 'vitest';
import { askInBatches } from './ask-in-batches.ts';

test('what reads the same goes in one call, what is asked twice goes once, and answers come in the order of the statements', async () => {
  const calls: (readonly string[])[] = [];
  const ask = async (statements: readonly string[]) => {
    calls.push(statements);
    return statements.map((statement) => [{ answered: statement }]);
  };
  const statements = [
    "SELECT n FROM t WHERE MATCH('k3') GROUP BY brand LIMIT 5",
    "SELECT id FROM t WHERE MATCH('k3') ORDER BY id ASC",
    "SELECT n FROM t WHERE MATCH('k4') GROUP BY colour LIMIT 5",
    "SELECT n FROM t WHERE MATCH('k3') GROUP BY size_0 LIMIT 5",
    "SELECT n FROM t WHERE MATCH('k3') GROUP BY brand LIMIT 5",
  ];
  expect(await askInBatches({ ask }, statements)).toEqual(statements.map((statement) => [{ answered: statement }]));
  expect(calls).toEqual([[statements[0], statements[3]], [statements[1]], [statements[2]]]);
});
