import { expect, test } from 'vitest';
import { dropPooledBuffers, toBytes, withPooledBuffer } from './to-bytes.ts';

test('pieces of every script become one text, however long, and keep nothing of the text before', () => {
  const long = 'é'.repeat(1_500_000);
  expect(toBytes(['a', long, 'b']).toString()).toBe(`a${long}b`);
  const kept = toBytes(['قميص ', '£85 ', '– 👕']);
  toBytes(['xxxxxxxxxxxxxxxxxxxxxxxxxx']);
  expect(kept.toString()).toBe('قميص £85 – 👕');
  expect(toBytes([]).length).toBe(0);
  expect(toBytes(['£', Buffer.from('قميص'), '–']).toString()).toBe('£قميص–');
});

test('many who borrow at once wait for each other, and none writes over what another still reads', async () => {
  let reading = 0;
  let most = 0;
  const read = (text: string) =>
    withPooledBuffer([text], async (bytes) => {
      reading += 1;
      most = Math.max(most, reading);
      await new Promise((done) => setTimeout(done, 1));
      reading -= 1;
      if (text === 'page 7') throw new Error('lost');
      return bytes.toString();
    });
  const texts = Array.from({ length: 40 }, (_, n) => (n === 20 ? 'é'.repeat(1_500_000) : `page ${n}`));
  const answers = await Promise.allSettled(texts.map(read));
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'lost'))).toEqual(texts.with(7, 'lost'));
  expect(most).toBeLessThanOrEqual(6);
});

test('buffers that are let go of while some are lent are made anew, and nobody waits for ever', async () => {
  const read = (text: string) =>
    withPooledBuffer([text], async (bytes) => {
      dropPooledBuffers();
      await new Promise((done) => setTimeout(done, 1));
      return bytes.toString();
    });
  for (let turn = 0; turn < 3; turn++) {
    const texts = Array.from({ length: 9 }, (_, n) => `page ${turn} ${n}`);
    expect(await Promise.all(texts.map(read))).toEqual(texts);
    dropPooledBuffers();
  }
});
