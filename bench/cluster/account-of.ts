import { execFileSync } from 'node:child_process';

export function accountOf(user: string): { uid: number; gid: number } {
  const idOf = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }).trim());
  return { uid: idOf('-u'), gid: idOf('-g') };
}
