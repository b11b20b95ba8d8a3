import { expect, test } from 'vitest';
import { createNoticeBoard } from './create-notice-board.ts';

test('undo takes back the latest change once, then the one before', () => {
  const board = createNoticeBoard();
  const undone: string[] = [];
  board.post({ text: 'first', kind: 'done', undo: () => undone.push('first') });
  board.post({ text: 'second', kind: 'done', undo: () => undone.push('second') });
  board.post({ text: 'a failure', kind: 'failed' });
  board.undo();
  board.undo();
  board.undo();
  expect(undone).toEqual(['second', 'first']);
  expect(board.read().map(({ text }) => text)).toEqual(['a failure']);
});

test('only the latest three are kept', () => {
  const board = createNoticeBoard();
  for (const text of ['a', 'b', 'c', 'd']) board.post({ text, kind: 'done' });
  expect(board.read().map(({ text }) => text)).toEqual(['b', 'c', 'd']);
});
