// A disk of its own for a program that wants to see one full or slow: a file that holds a file system. As root on Linux.
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

export type OwnDisk = {
  folder: string;
  /** To the last byte. What is given back meanwhile is not taken again: fill it once more for that. */
  fill(): Promise<void>;
  empty(): void;
  freeBytes(): number;
  /** So many writes a second and no more, of whoever writes; without a number as fast as it is. */
  limitWrites(perSecond?: number): void;
  remove(): void;
};

const limits = '/sys/fs/cgroup/blkio/blkio.throttle.write_iops_device';

/** Limits of a disk are those of the kernel's first control groups: in the second ones nobody can limit what the kernel writes for others. */
export const canLimitWrites = process.getuid?.() === 0 && existsSync(limits);

// Reserved, so that filling does not keep the disk busy, as much at once as the file system has notes for; what is left are parts of blocks.
const fillUp = `
touch "$1"
left=$2
while [ "$left" -ge 4096 ]; do
  fallocate --offset "$(stat -c %s "$1")" --length "$left" "$1" 2>/dev/null
  left=$((left / 2))
done
cat /dev/zero >> "$1" 2>/dev/null
true`;

/** Its file takes only as much of the real disk as was written. */
export function openOwnDisk({ megabytes }: { megabytes: number }): OwnDisk {
  const home = mkdtempSync(join(tmpdir(), 'selvedge-disk-'));
  const [file, folder] = [join(home, 'disk'), join(home, 'mounted')];
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  run('mkdir', folder);
  run('chmod', '711', home);
  writeFileSync(file, '');
  truncateSync(file, megabytes * 1_000_000);
  // Nothing is held back for root, who would find room where the shop has none; few files, whose places need not be written later.
  run('mkfs.ext4', '-q', '-F', '-m', '0', '-N', '20000', '-E', 'lazy_itable_init=0', file);
  run('mount', '-o', 'loop', file, folder);
  const device = basename(run('findmnt', '-no', 'SOURCE', folder).trim());
  const number = readFileSync(`/sys/block/${device}/dev`, 'utf8').trim();
  let fillers = 0;
  let isSlow = false;
  const disk: OwnDisk = {
    folder,
    freeBytes: () => statfsSync(folder).bavail * statfsSync(folder).bsize,
    async fill() {
      const filler = join(folder, `.filler-${++fillers}`);
      if (disk.freeBytes() > 0) await promisify(execFile)('sh', ['-c', fillUp, 'sh', filler, String(disk.freeBytes())]);
    },
    empty: () => run('sh', '-c', 'rm -f "$1"/.filler-*', 'sh', folder),
    limitWrites(perSecond = 0) {
      isSlow = perSecond > 0;
      writeFileSync(limits, `${number} ${perSecond}`);
    },
    remove() {
      if (!existsSync(home)) return;
      process.off('exit', disk.remove);
      // The next disk of that number would be as slow.
      if (isSlow) disk.limitWrites();
      run('umount', '--lazy', folder);
      rmSync(home, { recursive: true, force: true });
    },
  };
  process.once('exit', disk.remove);
  return disk;
}
