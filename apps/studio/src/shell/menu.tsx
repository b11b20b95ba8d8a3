import { type ReactNode, useEffect, useRef } from 'react';

/** A sheet that opens under its name. Escape and whatever happens elsewhere close it. */
export function Menu({ title, className, sheet, children }: { title: string; className: string; sheet: string; children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = () => box.current?.removeAttribute('open');
    const onElsewhere = (event: Event) => event.target instanceof Node && !box.current?.contains(event.target) && close();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !box.current?.open) return;
      close();
      box.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <details ref={box} className={className}>
      <summary>{title}</summary>
      <div className={sheet}>{children}</div>
    </details>
  );
}
