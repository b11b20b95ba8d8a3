import { type ReactNode, useEffect, useState } from 'react';
import { StateNote } from '../shell/state-note.tsx';
import { useWidth } from '../shell/use-width.ts';
import { text } from '../texts/text.ts';
import styles from './settings.module.css';
import { usePreviewUrl } from './use-preview-url.ts';

export const devices = { mobile: 390, tablet: 820, desktop: 1440 } as const;
export type Device = keyof typeof devices;

type Props = {
  market: string;
  path: string;
  /** Of the work that is kept: a new one is shown at once. */
  version: number;
  height?: number;
  /** The screen to begin with, and to go to when it changes. */
  wanted?: Device;
  /** Before the screens: what else can be chosen. */
  tools?: ReactNode;
  /** When the shop is there, on every load: to open a menu, or to scroll to the footer. */
  onShown?: (shop: Document) => void;
};

/** The real storefront with the work that is kept, on a screen of choice, as wide as there is room. */
export function PreviewFrame({ market, path, version, height = 640, wanted = 'desktop', tools, onShown }: Props) {
  const [device, setDevice] = useState<Device>(wanted);
  const { frame, isLoaded, attempt, url, problem } = usePreviewUrl({ market, path, version });
  const { stage, space } = useWidth();

  useEffect(() => setDevice(wanted), [wanted]);

  useEffect(() => {
    const shop = frame.current?.contentDocument;
    if (shop && shop.URL !== 'about:blank') onShown?.(shop);
  }, [onShown, frame]);

  const width = devices[device];
  const scale = space > 0 ? Math.min(1, space / width) : 1;
  return (
    <section className={styles.preview} aria-label={text('settings.frame')}>
      <div className={styles.previewBar}>
        {tools}
        <DeviceChoice device={device} onChange={setDevice} />
        {url && (
          <a href={url} target="_blank" rel="noreferrer">
            {text('preview.new_tab')}
            <span aria-hidden="true"> ↗</span>
          </a>
        )}
      </div>
      {problem && <StateNote isError title={text('settings.frame_failed')} advice={problem} />}
      <div ref={stage} className={styles.stage} style={{ blockSize: height }}>
        {url && (
          <iframe
            key={attempt}
            ref={frame}
            title={text('settings.frame')}
            src={url}
            style={{ inlineSize: width, blockSize: height / scale, transform: `scale(${scale})` }}
            onLoad={() => {
              isLoaded.current = true;
              if (frame.current?.contentDocument) onShown?.(frame.current.contentDocument);
            }}
          />
        )}
      </div>
    </section>
  );
}

function DeviceChoice({ device, onChange }: { device: Device; onChange: (device: Device) => void }) {
  return (
    <fieldset className={styles.devices}>
      <legend className={styles.hidden}>{text('preview.device')}</legend>
      {(Object.keys(devices) as Device[]).map((each) => (
        <label key={each}>
          <input type="radio" name="settings-device" checked={device === each} onChange={() => onChange(each)} />
          {text(`preview.${each}`)} <code>{devices[each]}</code>
        </label>
      ))}
    </fieldset>
  );
}
