import { closeSync, fdatasync, fsyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, rmSync, write } from 'node:fs';
import { dirname } from 'node:path';

/** One thing that is remembered: a payment, a session, an answer that was given, a notice that has to be delivered. */
export type Change = { kind: string; id: string; value: unknown };

export type Ledger = {
  get<T>(kind: string, id: string): T | undefined;
  all<T>(kind: string): T[];
  /** Visible at once, so that a second request meets it; resolves when it is on the disk. Nothing is answered before. */
  commit(changes: Change[]): Promise<void>;
  /** Ends without writing what is still waiting, as a killed process would. */
  drop(): void;
  close(): Promise<void>;
};

/** A line per change of mind, appended and synced: what was answered survives the end of the process and of the machine. */
export function openLedger(file: string): Ledger {
  mkdirSync(dirname(file), { recursive: true });
  const state = new Map<string, Map<string, unknown>>();
  const fd = openSync(file, 'a+', 0o600);
  replay(fd, file, (changes) => apply(state, changes));
  const writer = createWriter(fd);
  return {
    get: <T>(kind: string, id: string) => state.get(kind)?.get(id) as T | undefined,
    all: <T>(kind: string) => [...(state.get(kind)?.values() ?? [])] as T[],
    commit(changes) {
      apply(state, changes);
      return writer.append(`${JSON.stringify(changes)}\n`);
    },
    drop: writer.drop,
    async close() {
      await writer.close();
      // Shops that sold nothing leave no files behind.
      if (state.size === 0) rmSync(file, { force: true });
    },
  };
}

function apply(state: Map<string, Map<string, unknown>>, changes: Change[]): void {
  for (const { kind, id, value } of changes) {
    const table = state.get(kind) ?? new Map<string, unknown>();
    state.set(kind, table);
    if (value === null) table.delete(id);
    else table.set(id, value);
  }
}

/** The last line may be torn: its request was never answered, so it never happened. */
function replay(fd: number, file: string, onLine: (changes: Change[]) => void): void {
  const bytes = readFileSync(file);
  let start = 0;
  for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
    const changes = parse(bytes.toString('utf8', start, end));
    if (!changes) break;
    onLine(changes);
    start = end + 1;
  }
  if (start === bytes.length) return;
  ftruncateSync(fd, start);
  fsyncSync(fd);
}

function parse(line: string): Change[] | undefined {
  try {
    return JSON.parse(line) as Change[];
  } catch {
    return undefined;
  }
}

type Waiting = { line: string; done(error?: Error): void };

/** Everything that waits while the disk is busy goes with the next sync, so that a hundred payments cost a few of them. */
function createWriter(fd: number) {
  let waiting: Waiting[] = [];
  let isBusy = false;
  let isOpen = true;
  let onIdle: (() => void) | undefined;

  function flush(): void {
    if (isBusy || waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    isBusy = true;
    writeAll(fd, Buffer.from(batch.map((one) => one.line).join('')), (error) => {
      isBusy = false;
      for (const one of batch) one.done(error ?? undefined);
      if (waiting.length > 0) flush();
      else onIdle?.();
    });
  }

  return {
    append(line: string): Promise<void> {
      if (!isOpen) return Promise.reject(new Error('The ledger is closed.'));
      return new Promise((resolve, reject) => {
        waiting.push({ line, done: (error) => (error ? reject(error) : resolve()) });
        flush();
      });
    },
    drop(): void {
      if (!isOpen) return;
      isOpen = false;
      waiting = [];
      const close = () => closeSync(fd);
      if (isBusy) onIdle = close;
      else close();
    },
    async close(): Promise<void> {
      if (!isOpen) return;
      isOpen = false;
      if (isBusy || waiting.length > 0) await new Promise<void>((resolve) => (onIdle = resolve));
      closeSync(fd);
    },
  };
}

function writeAll(fd: number, bytes: Buffer, done: (error: Error | null) => void): void {
  write(fd, bytes, (error, written) => {
    if (error) return done(error);
    if (written < bytes.length) return writeAll(fd, bytes.subarray(written), done);
    fdatasync(fd, done);
  });
}
