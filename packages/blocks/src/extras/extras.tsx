import type { CommonFields } from '@selvedge/contract/content/common-fields.ts';
import { ClipboardCode } from './clipboard-code.tsx';
import { CountdownClock } from './countdown-clock.tsx';

/** What may stand with the words of a block: time that runs out, a code to take along. */
export function Extras({ block }: { block: object }) {
  const { countdown, clipboard }: CommonFields = block;
  return (
    <>
      {countdown?.countdownDateTime && <CountdownClock countdown={countdown} />}
      {clipboard?.clipboardCode && <ClipboardCode clipboard={clipboard} />}
    </>
  );
}
