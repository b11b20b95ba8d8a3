import { spawnSync } from 'node:child_process';

/** What this branch and the working tree change since they left main, and the commit where they left it. */
export function changedFiles(root) {
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const base = git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main');
  if (!base) throw new Error('npm test -- changed needs the branch main, to see what has changed since.');
  const changed = git('diff', '--name-only', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  return { base, changed: `${changed}\n${added}`.split('\n').filter(Boolean) };
}
