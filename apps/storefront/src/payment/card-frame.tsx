import { useEffect, useRef, useState } from 'react';
import { useT } from '../lib/shop-context.tsx';
import styles from './payment.module.css';

type Sealed = Record<string, string>;

type CardFrameProps = {
  url: string;
  /** Another number is another wish to have what was typed. */
  asked: number;
  onSealed: (sealed: Sealed) => void;
};

/** The provider's own form in its own origin. It answers sealed fields, or stays and says what is wrong in it. */
export function CardFrame({ url, asked, onSealed }: CardFrameProps) {
  const t = useT();
  const frame = useRef<HTMLIFrameElement>(null);
  const answer = useRef(onSealed);
  answer.current = onSealed;
  const [height, setHeight] = useState(0);
  const { origin } = new URL(url, location.href);
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const { type, data, height: wanted } = event.data as { type?: string; data?: Sealed; height?: number };
      if (type === 'sealed' && data) answer.current(data);
      if (type === 'height' && wanted) setHeight(Math.min(wanted, 600));
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [origin]);
  useEffect(() => {
    if (asked > 0) frame.current?.contentWindow?.postMessage({ type: 'seal' }, origin);
  }, [asked, origin]);
  useEffect(() => {
    if (height > 0 && frame.current) frame.current.style.blockSize = `${height}px`;
  }, [height]);
  return <iframe ref={frame} className={styles.frame} src={url} title={t('payment.cardForm')} allow="payment" />;
}
