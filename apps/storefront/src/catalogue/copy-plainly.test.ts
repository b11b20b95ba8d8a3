// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { copyPlainly } from './copy-plainly.ts';

test('a name that is copied has no places to break in it, and other words are copied by the browser', () => {
  copyPlainly();
  const selected = vi.spyOn(globalThis, 'getSelection');
  const copy = (words: string) => {
    selected.mockReturnValue({ toString: () => words } as Selection);
    const event = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), cancelable: true });
    dispatchEvent(event);
    return [event.defaultPrevented, event.clipboardData?.getData('text/plain')];
  };
  expect(copy('Rollkragen\u00adpullover und Nadelstreifen\u00adhose')).toEqual([true, 'Rollkragenpullover und Nadelstreifenhose']);
  expect(copy('Strickjacke')).toEqual([false, '']);
});
