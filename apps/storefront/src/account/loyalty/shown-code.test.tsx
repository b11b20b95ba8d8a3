// @vitest-environment happy-dom
import { rewardCodeMs } from '@selvedge/domain/loyalty/reward-code-ms.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testMarkets } from '../../../../../demo/src/content/test-markets.ts';
import { closeScreen, showScreen } from '../../harness/test-screen.tsx';
import { ShownCode } from './shown-code.tsx';

const market = testMarkets().find(({ id }) => id === 'sv-SE')!;
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const timer = () => document.querySelector('[role=timer]')?.textContent;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  act(closeScreen);
  vi.useRealTimers();
});

test('LOY-005 LOY-006 a code counts down every second for 900 seconds, and is gone then', async () => {
  const again = vi.fn();
  await act(async () => showScreen(<ShownCode code="K7X" label="a code" onAgain={again} onHide={() => {}} isTyped />, { market }));
  expect(timer()).toBe('15:00');
  await after(1_000);
  expect(timer()).toBe('14:59');
  await after(rewardCodeMs - 2_000);
  expect(timer()).toBe('0:01');
  expect(document.querySelector('code')?.textContent).toBe('K7X');
  await after(1_000);
  expect(timer()).toBeUndefined();
  expect(document.querySelector('svg')).toBeNull();
  expect(document.body.textContent).not.toContain('K7X');
  document.querySelector('button')?.click();
  expect(again).toHaveBeenCalledOnce();
});
