import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findRecordFaults } from './find-record-faults.ts';

const folder = fileURLToPath(new URL('../docs/decisions/', import.meta.url));

test('every decision record has a status, a successor that answers, a number of its own and a line in the index', () => {
  const files = readdirSync(folder).filter((file) => file !== 'README.md');
  const records = new Map(files.map((file) => [file, readFileSync(folder + file, 'utf8')]));
  expect(findRecordFaults(records, readFileSync(`${folder}README.md`, 'utf8'))).toEqual([]);
});

test('a record without a status, one that only one side supersedes, a number twice and what is not listed are found', () => {
  const records = new Map([
    ['0001-one.md', '# 0001 One\n\nAccepted, 2026-01-01.\n'],
    ['0001-two.md', '# 0001 Two\n\n**Decision.** Two.\n'],
    ['0003-three.md', '# 0003 Three\n\nAccepted, 2026-01-01. Supersedes in part [0001](0001-one.md): a point.\n'],
    ['0004-four.md', '# 0004 Four\n\nSuperseded by [0003](0003-three.md), 2026-01-02.\n'],
  ]);
  const index = [
    '| [0001](0001-one.md) | One | accepted |',
    '| [0001](0001-two.md) | Two | accepted |',
    '| [0004](0004-four.md) | Four | accepted |',
    '| [0005](0005-five.md) | Five | accepted |',
  ].join('\n');
  expect(findRecordFaults(records, index)).toEqual([
    '0001-two.md: the number is taken',
    '0001-two.md: no status in the third line',
    '0003-three.md: 0001-one.md does not say the same',
    '0003-three.md: not in the index with its title and status',
    '0004-four.md: 0003-three.md does not say the same',
    '0004-four.md: not in the index with its title and status',
    'README.md: 0005-five.md is not there',
  ]);
});
