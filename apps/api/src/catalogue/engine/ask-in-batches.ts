import type { EngineClient, EngineRow } from './engine-client.ts';

/**
 * Statements that read the same of the same products go in one call, which the daemon walks through once. A call that holds any other
 * one is walked through anew for each of its statements, so that each batch is a call of its own; all are under way at once.
 */
export async function askInBatches({ ask }: Pick<EngineClient, 'ask'>, statements: readonly string[]): Promise<EngineRow[][]> {
  const batches = [...Map.groupBy(new Set(statements), readsOf).values()];
  const answers = new Map<string, EngineRow[]>();
  await Promise.all(
    batches.map(async (batch) => {
      const rows = await ask(batch);
      for (const [at, statement] of batch.entries()) answers.set(statement, rows[at]!);
    }),
  );
  return statements.map((statement) => answers.get(statement)!);
}

/** Which columns of which products: everything before it is grouped or ordered. */
function readsOf(statement: string): string {
  return statement.split(/ (?:GROUP|ORDER) BY /, 1)[0]!;
}
