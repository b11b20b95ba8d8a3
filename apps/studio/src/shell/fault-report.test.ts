import { expect, test } from 'vitest';
import { faultReport } from './fault-report.ts';

const where = { address: '/studio/home', at: new Date('2026-01-01T00:00:00Z'), browser: 'A browser' };

test('a report names the place, the moment, what was thrown and where', () => {
  const report = faultReport({ error: new TypeError('no drafts'), within: '\n  at HomePage' }, where);
  expect(report).toContain('2026-01-01T00:00:00.000Z /studio/home');
  expect(report).toContain('TypeError: no drafts');
  expect(report).toContain('at HomePage');
});

test('whatever else is thrown is told as well', () => {
  expect(faultReport({ error: 'gone', within: '' }, where)).toBe('2026-01-01T00:00:00.000Z /studio/home\n\nA browser\n\ngone');
});
