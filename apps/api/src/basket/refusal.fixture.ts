import { ApiException } from '@selvedge/contract/api-exception.ts';

/** What a call was refused with; fails when it was not. */
export async function refusal(call: Promise<unknown>): Promise<{ status: number; errors: unknown }> {
  const error = await call.then(
    () => undefined,
    (each) => each,
  );
  if (!(error instanceof ApiException)) throw new Error(`not refused: ${error}`);
  return { status: error.status, errors: error.result?.errors };
}
