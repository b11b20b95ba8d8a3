import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leanEnvironment, leanFlags } from './lean-process.mjs';

const dockerfile = readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8');

test('the image starts the shop as leanly as npm start does', () => {
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)[1]);
  expect(command.slice(1, 1 + leanFlags.length)).toEqual(leanFlags);
  for (const [name, value] of Object.entries(leanEnvironment)) expect(dockerfile).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'));
});

test('the pinned Node knows all of these options', () => {
  const { status, stderr } = spawnSync(process.execPath, [...leanFlags, '--eval', 'gc()'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
