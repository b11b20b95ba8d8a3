import type { UploadAnswer } from '@selvedge/contract/studio/media.ts';
import { expect, test, vi } from 'vitest';
import { createUploadQueue, refusalOf } from './upload-queue.ts';

const file = (name: string, type = 'image/png') => new File(['x'], name, { type });

test('two files travel at a time, one that fails holds up no other and can be sent again', async () => {
  const sent: string[] = [];
  const ends = new Map<string, (isFine: boolean) => void>();
  const queue = createUploadQueue({
    onArrived: () => {},
    send: ({ name }) => {
      sent.push(name);
      return new Promise((resolve) =>
        ends.set(name, (isFine) =>
          resolve(
            isFine
              ? { hasError: false, data: { name } as UploadAnswer }
              : { hasError: true, response: undefined, error: { status: 413, errors: [] } as never },
          ),
        ),
      );
    },
  });
  queue.add([file('a'), file('b'), file('c'), file('d.svg', 'image/svg+xml')]);
  expect(sent).toEqual(['a', 'b']);
  ends.get('a')!(false);
  await vi.waitFor(() => expect(sent).toEqual(['a', 'b', 'c']));
  ends.get('b')!(true);
  ends.get('c')!(true);
  await vi.waitFor(() => expect(queue.read().map(({ state }) => state)).toEqual(['failed', 'done', 'done', 'failed']));
  queue.retry(1);
  await vi.waitFor(() => expect(sent).toEqual(['a', 'b', 'c', 'a']));
  expect(queue.read()[3]!.problem).toBeDefined();
  queue.clear();
  expect(queue.read().map(({ file: { name } }) => name)).toEqual(['a']);
});

test.each([
  ['image/png', 1, false],
  ['image/svg+xml', 1, true],
  ['', 1, true],
  ['image/jpeg', 26 * 1024 * 1024, true],
])('a file of %s with %d bytes', (type, size, isRefused) => {
  expect(refusalOf({ type, size }) !== undefined).toBe(isRefused);
});
