import { expect, test } from 'vitest';
import { type Log, laterLog } from './later-log.ts';

test('what is said before there is a log is said when there is one, and everything after it at once', () => {
  const said: unknown[] = [];
  const into =
    (level: string) =>
    (...all: unknown[]) =>
      void said.push([level, ...all]);
  const log = laterLog();
  log.warn({ row: 'page 1' }, 'left out');
  log.error({ name: 'content' }, 'not rebuilt');
  expect(said).toEqual([]);
  log.begin({ info: into('info'), warn: into('warn'), error: into('error') } as Log);
  log.info({ name: 'content' }, 'rebuilt');
  expect(said).toEqual([
    ['warn', { row: 'page 1' }, 'left out'],
    ['error', { name: 'content' }, 'not rebuilt'],
    ['info', { name: 'content' }, 'rebuilt'],
  ]);
});
