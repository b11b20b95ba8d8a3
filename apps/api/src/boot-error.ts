/** A reason not to open the shop that its owner can act on. Shown as plain words; a stack trace would only hide them. */
export class BootError extends Error {
  override name = 'BootError';
}

/** Runs the start of a program. A BootError ends it with its message alone and status 1; anything else is a bug and keeps its stack. */
export async function explainBootErrors(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    console.error(error instanceof BootError ? `\n${error.message}\n` : error);
    process.exit(1);
  }
}
