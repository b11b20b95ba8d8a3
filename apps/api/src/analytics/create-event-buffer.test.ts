import { expect, test } from 'vitest';
import { createEventBuffer } from './create-event-buffer.ts';

function open({ fails = 0 } = {}) {
  const written: number[][] = [];
  let left = fails;
  const buffer = createEventBuffer<number>({
    ...{ maxBytes: 100, most: 3, pauseMs: 3_600_000 },
    write: async (batches) => {
      if (left-- > 0) throw new Error('the database is away');
      written.push([...batches]);
    },
    onError: () => {},
  });
  return { buffer, written };
}

test('what came in is written together, in its order, so many at a time', async () => {
  const { buffer, written } = open();
  for (const number of [1, 2, 3, 4]) expect(buffer.add(number, 10)).toBe(true);
  await buffer.flush();
  expect(written).toEqual([[1, 2, 3], [4]]);
});

test('what has no room is dropped, and there is room again when it was written', async () => {
  const { buffer, written } = open();
  expect([buffer.add(1, 60), buffer.add(2, 60), buffer.add(3, 40)]).toEqual([true, false, true]);
  await buffer.flush();
  expect(buffer.add(4, 100)).toBe(true);
  await buffer.flush();
  expect(written).toEqual([[1, 3], [4]]);
});

test('what could not be written waits for the next time, in its room, and is written once', async () => {
  const { buffer, written } = open({ fails: 1 });
  buffer.add(1, 60);
  await expect(buffer.flush()).rejects.toThrow();
  expect(buffer.add(2, 60)).toBe(false);
  buffer.add(3, 10);
  await Promise.all([buffer.flush(), buffer.flush(), buffer.flush()]);
  expect(written).toEqual([[1, 3]]);
});
