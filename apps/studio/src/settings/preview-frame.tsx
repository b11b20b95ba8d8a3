import { editing } from '@selvedge/contract/studio/editing.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import styles from './settings.module.css';

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

/** An address of a preview is good for an hour. */
const freshMs = 50 * 60 * 1000;

/** The real storefront with the work that is kept, on a screen of choice, as wide as there is room. */
export function PreviewFrame({ market, path, version, height = 640, wanted = 'desktop', tools, onShown }: Props) {
  const { call } = useStudio();
  const [device, setDevice] = useState<Device>(wanted);
  const [shown, setShown] = useState<{ url: string; at: number; version: number } | { problem: string }>();
  const frame = useRef<HTMLIFrameElement>(null);
  const isLoaded = useRef(false);
  const [attempt, setAttempt] = useState(0);
  const stage = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState(0);
  const url = shown && 'url' in shown ? shown : undefined;
  const isFresh = url !== undefined && Date.now() - url.at < freshMs;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is still good is loaded again, not asked for anew
  useEffect(() => {
    if (isFresh && url.version !== version) {
      setShown({ ...url, version });
      // A frame that is still on its way would reload the empty page before it, and stay there.
      if (isLoaded.current) frame.current?.contentWindow?.location.reload();
      else setAttempt((before) => before + 1);
      isLoaded.current = false;
      return;
    }
    let isStale = false;
    void call(editing.preview, { body: { market, path } }).then((answer) => {
      if (isStale) return;
      setShown(answer.hasError ? { problem: errorText(answer.error) } : { url: answer.data.url, at: Date.now(), version });
    });
    return () => {
      isStale = true;
    };
  }, [call, market, path, version]);

  useEffect(() => setDevice(wanted), [wanted]);

  useEffect(() => {
    const shop = frame.current?.contentDocument;
    if (shop && shop.URL !== 'about:blank') onShown?.(shop);
  }, [onShown]);

  useEffect(() => {
    const box = stage.current;
    if (!box) return;
    const observer = new ResizeObserver(([entry]) => setSpace(entry!.contentRect.width));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  const width = devices[device];
  const scale = space > 0 ? Math.min(1, space / width) : 1;
  return (
    <section className={styles.preview} aria-label={text('settings.frame')}>
      <div className={styles.previewBar}>
        {tools}
        <fieldset className={styles.devices}>
          <legend className={styles.hidden}>{text('preview.device')}</legend>
          {(Object.keys(devices) as Device[]).map((each) => (
            <label key={each}>
              <input type="radio" name="settings-device" checked={device === each} onChange={() => setDevice(each)} />
              {text(`preview.${each}`)} <code>{devices[each]}</code>
            </label>
          ))}
        </fieldset>
        {url && (
          <a href={url.url} target="_blank" rel="noreferrer">
            {text('preview.new_tab')}
            <span aria-hidden="true"> ↗</span>
          </a>
        )}
      </div>
      {shown && 'problem' in shown && <StateNote isError title={text('settings.frame_failed')} advice={shown.problem} />}
      <div ref={stage} className={styles.stage} style={{ blockSize: height }}>
        {url && (
          <iframe
            key={attempt}
            ref={frame}
            title={text('settings.frame')}
            src={url.url}
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
