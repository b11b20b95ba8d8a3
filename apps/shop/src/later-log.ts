import type { FastifyBaseLogger } from 'fastify';

const levels = ['info', 'warn', 'error'] as const;
type Level = (typeof levels)[number];
export type Log = Pick<FastifyBaseLogger, Level>;

/** For what begins before there is an app with a log: what it says meanwhile is said when there is one. */
export function laterLog(): Log & { begin(log: Log): void } {
  let begun: Log | undefined;
  const waiting: ((log: Log) => void)[] = [];
  const say = (level: Level) => (what: object, said: string) => {
    const tell = (log: Log) => log[level](what, said);
    if (begun) tell(begun);
    else waiting.push(tell);
  };
  return {
    ...(Object.fromEntries(levels.map((level) => [level, say(level)])) as Log),
    begin(log) {
      begun = log;
      for (const tell of waiting.splice(0)) tell(log);
    },
  };
}
