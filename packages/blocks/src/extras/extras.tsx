import type { Clipboard, Countdown } from '@selvedge/contract/content/extras.ts';
import { ClipboardCode } from './clipboard-code.tsx';
import { CountdownClock } from './countdown-clock.tsx';

/** What may stand with the words of a block: time that runs out, a code to take along. */
export function Extras({ countdown, clipboard }: { countdown?: Countdown | undefined; clipboard?: Clipboard | undefined }) {
  return (
    <>
      {countdown?.countdownDateTime && <CountdownClock countdown={countdown} />}
      {clipboard?.clipboardCode && <ClipboardCode clipboard={clipboard} />}
    </>
  );
}
