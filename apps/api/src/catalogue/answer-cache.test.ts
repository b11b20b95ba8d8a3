import { describe, expect, test } from 'vitest';
import { createAnswerCache, openAnswers } from './answer-cache.ts';

const answer = (bytes: number) => ({ json: Buffer.alloc(bytes) });
const most = 100_000;

describe('kept answers', () => {
  test('the ones used last stay, the others go', () => {
    const cache = createAnswerCache(most);
    for (let n = 0; n < 8; n++) cache.keep(`product ${n}`, answer(8_000));
    cache.find('product 0');
    for (let n = 8; n < 12; n++) cache.keep(`product ${n}`, answer(8_000));
    expect(cache.find('product 0')).toBeDefined();
    expect(cache.find('product 11')).toBeDefined();
    expect(cache.find('product 1')).toBeUndefined();
  });

  test('one that is larger than an eighth of the most is sent and not kept', () => {
    const cache = createAnswerCache(most);
    cache.keep('small', answer(1_000));
    const large = answer(most / 8);
    expect(cache.keep('large', large)).toBe(large);
    expect(cache.find('large')).toBeUndefined();
    expect(cache.find('small')).toBeDefined();
  });

  test('markets share the most and never an answer', () => {
    const all = createAnswerCache(most);
    const [danish, german] = [openAnswers(all), openAnswers(all)];
    const kept = danish.keep('product 1', answer(8_000));
    expect(danish.find('product 1')).toBe(kept);
    expect(german.find('product 1')).toBeUndefined();
    for (let n = 0; n < 12; n++) german.keep(`product ${n}`, answer(8_000));
    expect(danish.find('product 1')).toBeUndefined();
  });
});
