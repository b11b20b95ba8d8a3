import { cpus } from 'node:os';

const idleShare = 0.5;

/** Says whether the machine had time left since it was asked last: half of its processors, whoever uses the others. */
export function watchMachine(readTimes = sumTimes): () => boolean {
  let before = readTimes();
  return () => {
    const now = readTimes();
    const isIdle = now.idle - before.idle >= idleShare * (now.all - before.all);
    before = now;
    return isIdle;
  };
}

function sumTimes(): { idle: number; all: number } {
  const sum = { idle: 0, all: 0 };
  for (const { times } of cpus()) {
    sum.idle += times.idle;
    sum.all += times.user + times.nice + times.sys + times.idle + times.irq;
  }
  return sum;
}
