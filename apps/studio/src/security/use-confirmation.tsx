import { attempt } from '@selvedge/contract/attempt.ts';
import type { Client } from '@selvedge/contract/client.ts';
import { team } from '@selvedge/contract/studio/team.ts';
import { useCallback, useRef, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Asked = { answer: Promise<boolean>; close: (isConfirmed: boolean) => void };

/** One dialog for all calls that wait for a confirmation at the same time. */
export function useConfirmation(api: Client) {
  const asked = useRef<Asked>(undefined);
  const [isOpen, setOpen] = useState(false);

  const ask = useCallback((): Promise<boolean> => {
    if (asked.current) return asked.current.answer;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const close = (isConfirmed: boolean) => {
      asked.current = undefined;
      setOpen(false);
      resolve(isConfirmed);
    };
    asked.current = { answer: promise, close };
    setOpen(true);
    return promise;
  }, []);

  const dialogFor = (hasSecondFactor: boolean) =>
    isOpen && (
      <ConfirmDialog
        hasSecondFactor={hasSecondFactor}
        confirm={(proof) => attempt(api(team.confirm, { body: proof }))}
        onClose={(isConfirmed) => asked.current?.close(isConfirmed)}
      />
    );
  return { ask, dialogFor };
}
