import type { MailingContent } from '@selvedge/contract/mailing.ts';
import { staffMailings } from '@selvedge/contract/studio/mailings.ts';
import { useRef } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useDebounced } from '../lib/use-debounced.ts';
import { useLoad } from '../lib/use-load.ts';

/** The mail as the shop would send it, asked for when the typing pauses. What was drawn last stays until then. */
export function useDrawnMail(market: string, content: MailingContent): { html: string | undefined; problem: string } {
  const { call } = useStudio();
  const asked = useDebounced(JSON.stringify({ market, content }), 200);
  const { data, error } = useLoad(`drawn ${asked}`, () => call(staffMailings.draw, { body: JSON.parse(asked) }));
  const last = useRef<string>(undefined);
  if (data) last.current = data.html;
  return { html: last.current, problem: error ? errorText(error) : '' };
}
