import type { Clipboard } from '@selvedge/contract/content/extras.ts';
import { settingsPerDevice } from '@selvedge/domain/content/per-device.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { useState } from 'react';
import { useBlockHost } from '../block-host.ts';
import { applyDataStyles, measuresOf } from '../data-styles.ts';
import { PerDevice } from '../on-device.tsx';
import { Painted } from '../painted.tsx';
import styles from './clipboard-code.module.css';

type Look = NonNullable<NonNullable<Clipboard['devices']>['mobile']>;

/** A code that one press copies. It can be read and typed where copying is not allowed. */
export function ClipboardCode({ clipboard }: { clipboard: Clipboard }) {
  const { t } = useBlockHost();
  const { clipboardCode = '', clipboardTitle, enableClipboardIcon, devices } = clipboard;
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = () => {
    const copied = navigator.clipboard?.writeText(clipboardCode) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => setState('copied'),
      () => setState('refused'),
    );
  };
  return (
    <PerDevice values={settingsPerDevice<Look>(devices, {})}>
      {(look) => (
        <div className={styles.clipboard}>
          {clipboardTitle && <p className={styles.title}>{clipboardTitle}</p>}
          <Painted
            as="button"
            type="button"
            className={styles.code}
            ground={look.backgroundColor}
            words={look.textColor}
            line={look.borderColor}
            onClick={copy}
          >
            <span
              ref={applyDataStyles}
              className={styles.letters}
              {...measuresOf({ size: look.fontSize ? `${look.fontSize}px` : undefined })}
            >
              {clipboardCode}
            </span>
            {enableClipboardIcon && <Icon name={state === 'copied' ? 'check' : 'copy'} small />}
            <span className={styles.state} role="status">
              {state === 'idle' ? t('content.copy') : t(`content.${state}`)}
            </span>
          </Painted>
        </div>
      )}
    </PerDevice>
  );
}
