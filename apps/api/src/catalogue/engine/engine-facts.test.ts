import { expect, test } from 'vitest';
import { type AskEngine, type EngineFacts, knownFacts, readWithFacts } from './engine-facts.ts';
import { having, type SetExpression } from './set-expression.ts';

const [red, blue] = [having('colour', [1]), having('colour', [2])];

function engineWith(sets: readonly SetExpression[]) {
  const asked: number[] = [];
  const ask: AskEngine = {
    areAny: async (wanted) => {
      asked.push(wanted.length);
      return wanted.map((set) => sets.some((each) => JSON.stringify(each) === JSON.stringify(set)));
    },
    documents: async (wanted) => wanted.map((_, at) => (at === 0 ? ['5', '6'] : ['6', '7'])),
  };
  return { ask, asked };
}

test('a query is read again when the engine has said what there is', async () => {
  const { ask, asked } = engineWith([blue]);
  const read = (facts: EngineFacts) => (facts.isAny(red) ? 'red' : facts.isAny(blue) ? 'blue' : 'nothing');
  const known = knownFacts();
  expect(await readWithFacts(known, ask, read)).toBe('blue');
  expect(asked).toEqual([1, 1]);
  // What is known is not asked again.
  expect(await readWithFacts(known, ask, read)).toBe('blue');
  expect(asked).toEqual([1, 1]);
});

test('everything that a query wants to know on its way is asked at once', async () => {
  const { ask, asked } = engineWith([red, blue]);
  expect(await readWithFacts(knownFacts(), ask, (facts) => [facts.isAny(red), facts.isAny(blue)])).toEqual([true, true]);
  expect(asked).toEqual([2]);
});

test('a product that a number names is not also one that it begins', async () => {
  const { ask } = engineWith([]);
  expect(await readWithFacts(knownFacts(), ask, (facts) => facts.numbered('10000'))).toEqual({ whole: ['5', '6'], begun: ['7'] });
});
