import type { MouseEvent } from 'react';

/** A link to the place of a form sends the form itself, once it is there. */
export function submitFormThere(event: MouseEvent<HTMLAnchorElement>): void {
  const form = document.querySelector<HTMLFormElement>(`${event.currentTarget.hash} form`);
  if (form) event.preventDefault();
  form?.requestSubmit();
}
