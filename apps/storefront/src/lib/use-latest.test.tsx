// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLatest } from './use-latest.ts';

let root: Root;
let asked: string[] = [];
let answers: Record<string, (found: string) => void> = {};
const found = () => document.body.textContent;

function Question({ text, pause }: { text: string | false; pause?: number }) {
  const latest = useLatest(
    text,
    () =>
      new Promise<string>((answer) => {
        asked.push(text || '');
        answers[text || ''] = answer;
      }),
    pause,
  );
  return <>{latest ?? 'nothing'}</>;
}

const show = (text: string | false, pause?: number) => act(() => root.render(<Question text={text} {...(pause && { pause })} />));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked = [];
  answers = {};
  document.body.replaceChildren();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

test('an answer to an older question is dropped, and so is what was found for it', async () => {
  show('red');
  await act(async () => answers.red?.('a red coat'));
  expect(found()).toBe('a red coat');
  show('blue');
  expect(found()).toBe('nothing');
  show('green');
  await act(async () => answers.green?.('a green coat'));
  await act(async () => answers.blue?.('a blue coat'));
  expect(found()).toBe('a green coat');
});

test('nothing is asked before there is a question, and the same one only once', () => {
  show(false);
  expect(asked).toEqual([]);
  show('red');
  show('red');
  expect(asked).toEqual(['red']);
});

test('a question that is only passed by costs nothing', () => {
  vi.useFakeTimers();
  show('red', 90);
  vi.advanceTimersByTime(80);
  show('blue', 90);
  vi.advanceTimersByTime(90);
  expect(asked).toEqual(['blue']);
  vi.useRealTimers();
});
