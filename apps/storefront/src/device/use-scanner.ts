import { readScan, type Scan, type ScannedKey, typedByScanner } from '@selvedge/domain/device/read-scan.ts';
import { useEffect, useRef } from 'react';

const mostKeys = 300;

/** A scanner types what it reads, wherever the focus is. What it typed into a field is taken out again, and no form is sent by its Enter. */
export function useScanner(onScan: (scan: Scan | undefined) => void): void {
  const latest = useRef(onScan);
  latest.current = onScan;
  useEffect(() => {
    let keys: ScannedKey[] = [];
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Shift') return;
      keys = [...keys.slice(-mostKeys), { key: event.key, at: event.timeStamp }];
      const text = typedByScanner(keys);
      if (event.key === 'Enter' || event.key === 'Tab') keys = [];
      const scan = text && readScan(text);
      if (!text || (!scan && !/^\d+$/.test(text))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      takeOut(document.activeElement, text);
      latest.current(scan || undefined);
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, []);
}

function takeOut(field: Element | null, text: string): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || !field.value.endsWith(text)) return;
  // As if it had been typed: React would not notice otherwise.
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, field.value.slice(0, -text.length));
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
