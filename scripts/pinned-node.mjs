import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { StepError } from './step.mjs';

const neededMajor = 24;

/** The Node that the shop runs on: the one from the lockfile, or the system's own where it is new enough. */
export function pinnedNode(root) {
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const program = join(root, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  const found = existsSync(program) ? versionOf(program) : undefined;
  if (found && majorOf(found) >= neededMajor) return { program, version: found };
  if (majorOf(process.version) >= neededMajor) return { program: process.execPath, version: process.version };
  throw new StepError(
    `The shop needs Node ${neededMajor}. This is Node ${process.version}, and ${
      existsSync(program)
        ? `the Node from the package ${name} does not run here`
        : `there is no package with Node for ${process.platform} ${process.arch}`
    }.\nInstall Node ${neededMajor} or newer from https://nodejs.org and start again.`,
  );
}

function versionOf(program) {
  const ask = () => spawnSync(program, ['--version'], { encoding: 'utf8' });
  let answer = ask();
  if (answer.error?.code === 'EACCES') {
    try {
      chmodSync(program, 0o755);
      answer = ask();
    } catch {
      return undefined;
    }
  }
  return answer.status === 0 ? answer.stdout.trim() : undefined;
}

function majorOf(version) {
  return Number(/^v(\d+)/.exec(version)?.[1] ?? 0);
}
