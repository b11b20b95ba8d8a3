// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { overlays } from '../lib/overlays.ts';
import { usePopoversCloseOnBack } from './use-popovers-close-on-back.ts';

function Page() {
  usePopoversCloseOnBack();
  return <div popover="auto" />;
}

test('the way back closes a popover that the browser opened, and a popover that is closed leaves no entry behind', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<Page />));
  const popover = document.querySelector<HTMLElement>('[popover]') as HTMLElement;
  const toggle = (newState: 'open' | 'closed') => popover.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  popover.hidePopover = vi.fn(() => void toggle('closed'));

  toggle('open');
  expect(history.state).toEqual({ overlay: 1 });
  // What the browser does on the way back, before it tells the page.
  history.replaceState(null, '');
  expect(overlays.onBack?.()).toBe(true);
  expect(popover.hidePopover).toHaveBeenCalledOnce();

  const go = vi.spyOn(history, 'go').mockImplementation(() => history.replaceState(null, ''));
  toggle('open');
  toggle('closed');
  expect(go).toHaveBeenCalledWith(-1);
  expect(overlays.onBack?.()).toBe(true);
  expect(popover.hidePopover).toHaveBeenCalledOnce();
  act(() => root.unmount());
});
