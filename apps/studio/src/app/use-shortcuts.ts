import { useEffect, useRef, useState } from 'react';
import { type Command, createKeyReader, isTyping } from '../lib/shortcuts.ts';

const stored = 'studio.shortcuts';

/** Runs commands from the keyboard. They can be switched off: dictation software types letters nobody meant as commands. */
export function useShortcuts(run: (command: Command) => void): { isOn: boolean; setOn: (isOn: boolean) => void } {
  const [isOn, setOn] = useState(() => localStorage.getItem(stored) !== 'off');
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    if (!isOn) return;
    const read = createKeyReader();
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const command = read(event.key, event.timeStamp);
      if (!command) return;
      event.preventDefault();
      latest.current(command);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOn]);
  return {
    isOn,
    setOn(next) {
      localStorage.setItem(stored, next ? 'on' : 'off');
      setOn(next);
    },
  };
}
