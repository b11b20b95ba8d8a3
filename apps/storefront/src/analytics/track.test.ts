// @vitest-environment happy-dom
import type { AnalyticsEvent } from '@selvedge/contract/analytics.ts';
import { expect, test, vi } from 'vitest';
import { saveConsent } from '../consent/save-consent.ts';
import { onTracked, track } from './track.ts';

const found = (term: string): AnalyticsEvent => ({ name: 'search', search_term: term, results: 1 });

test('nobody hears what happened without consent, not even who listens later', () => {
  saveConsent([]);
  const heard = vi.fn();
  const stop = onTracked(heard);
  track(found('wool'));
  stop();
  saveConsent(['analytics']);
  onTracked(heard)();
  expect(heard).not.toHaveBeenCalled();
});

test('who is loaded late hears what happened before, and taking consent back forgets it', () => {
  saveConsent(['analytics']);
  track(found('linen'));
  const first = vi.fn();
  onTracked(first)();
  expect(first.mock.calls.map(([{ event }]) => event)).toEqual([found('linen')]);
  saveConsent([]);
  saveConsent(['analytics']);
  const second = vi.fn();
  onTracked(second)();
  expect(second).not.toHaveBeenCalled();
});

test('ANA-012 a listener that breaks is logged only, and the next one hears all the same', () => {
  saveConsent(['analytics']);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const heard = vi.fn();
  const stops = [
    onTracked(() => {
      throw new Error('broken');
    }),
    onTracked(heard),
  ];
  heard.mockClear();
  expect(() => track(found('cord'))).not.toThrow();
  expect(heard).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
});
