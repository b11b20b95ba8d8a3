import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** Runs a program quietly; each line it prints goes to `onLine`. Resolves with its status and the end of what it said. */
export function runProgram(program, args, { onLine = () => {}, ...options } = {}) {
  return new Promise((resolve) => {
    const said = [];
    const take = (text) => {
      for (const line of stripVTControlCharacters(text).split('\n')) {
        if (line.trim() === '' || onLine(line) === 'drop') continue;
        said.push(line);
        if (said.length > 500) said.shift();
      }
    };
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.on('error', (error) => resolve({ status: 1, said: [...said, String(error)] }));
    child.on('close', (status) => resolve({ status: status ?? 1, said }));
  });
}

/** Runs npm with the npm that started us, so that a machine with several keeps to one. */
export function runNpm(args, options) {
  const own = process.env.npm_execpath;
  if (own?.endsWith('npm-cli.js')) return runProgram(process.execPath, [own, ...args], options);
  const isWindows = process.platform === 'win32';
  return runProgram(isWindows ? 'npm.cmd' : 'npm', args, { ...options, shell: isWindows });
}
