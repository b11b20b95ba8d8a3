export type Work = {
  name: string;
  attributes?: Readonly<Record<string, string | number>>;
  /** `traceparent` of what caused it, perhaps long ago. */
  cause?: string | undefined;
};

/** For what is done beside requests, and for what a request leaves behind for later. */
export type Tracer = {
  /** Of what is being done now, in the form of the header `traceparent`. */
  current(): string | undefined;
  follow<T>(work: Work, run: () => Promise<T>): Promise<T>;
};

const nobody: Tracer = { current: () => undefined, follow: (_, run) => run() };

// Of the process, as its traces are: whoever writes news deep inside of a transaction has nothing in hand that knows the trace.
let tracer = nobody;

export function useTracer(next: Tracer | undefined): void {
  tracer = next ?? nobody;
}

/** Undefined where nobody traces. */
export const currentTrace = (): string | undefined => tracer.current();

export function followWork<T>(work: Work, run: () => Promise<T>): Promise<T> {
  return tracer.follow(work, run);
}
