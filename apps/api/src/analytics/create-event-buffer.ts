export type BufferOptions<T> = {
  /** Of everything that waits. */
  maxBytes: number;
  /** At most this many at a time. */
  most: number;
  pauseMs: number;
  /** Told again of what it failed to write. */
  write: (batches: readonly T[]) => Promise<void>;
  onError: (error: unknown) => void;
};

export type EventBuffer<T> = {
  /** False when there is no room: then it is dropped. Never waits. */
  add(batch: T, bytes: number): boolean;
  /** Writes all that waits. */
  flush(): Promise<void>;
};

/** Holds what came in until it is written together with others. Bounded: a database that is away costs counts, not the process. */
export function createEventBuffer<T>({ maxBytes, most, pauseMs, write, onError }: BufferOptions<T>): EventBuffer<T> {
  let waiting: { batch: T; bytes: number }[] = [];
  let bytes = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const taken = waiting.slice(0, most);
      await write(taken.map(({ batch }) => batch));
      // Not before: what could not be written stays, and still takes its room.
      waiting = waiting.slice(taken.length);
      for (const each of taken) bytes -= each.bytes;
    }
  }

  /** One writer at a time: two would both take what comes first. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    await writing?.catch(() => {});
    writing ??= writeAll().finally(() => {
      writing = undefined;
    });
    await writing;
  }

  return {
    add(batch, size) {
      if (bytes + size > maxBytes) return false;
      waiting.push({ batch, bytes: size });
      bytes += size;
      timer ??= setTimeout(() => void flush().catch(onError), pauseMs).unref();
      return true;
    },
    flush,
  };
}
