import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import styles from '../payment.module.css';

type Sealed = Record<string, string>;

/** What the frame and the shop say to each other. */
type Said = { source?: string; type?: string; id?: number; height?: number; paymentMethod?: Sealed };

type CardFrameProps = {
  url: string;
  /** Another number is another wish to have what was typed. */
  asked: number;
  onSealed: (sealed: Sealed) => void;
  /** Something typed is wrong; the frame says what. */
  onInvalid: () => void;
  /** Enter was pressed in the frame. */
  onSubmit: () => void;
};

const patience = 10_000;

/** The provider's own form in its own origin: what is typed never reaches this page, only what was sealed for the provider. */
export function CardFrame({ url, asked, ...on }: CardFrameProps) {
  const t = useT();
  const market = useMarket()?.id ?? '';
  const frame = useRef<HTMLIFrameElement>(null);
  const handlers = useRef(on);
  handlers.current = on;
  const address = frameAddress(url, market);
  const state = useFrame(frame, address.origin, handlers);
  const isReady = state === 'ready';
  useEffect(() => {
    // A frame whose script has not come yet hears nothing: it is asked when it says that it listens.
    if (asked > 0 && isReady)
      frame.current?.contentWindow?.postMessage({ target: 'psp-card-form', type: 'encrypt', id: asked }, address.origin);
  }, [asked, isReady, address.origin]);
  return (
    <>
      {state === 'lost' && <p role="alert">{t('feedback.error_payment_providers_initialization')}</p>}
      <iframe ref={frame} className={styles.frame} src={address.href} title={t('payment.cardForm')} />
    </>
  );
}

/** It is told who frames it: it speaks with nobody else. */
function frameAddress(url: string, locale: string): URL {
  const address = new URL(url, location.href);
  address.searchParams.set('origin', location.origin);
  address.searchParams.set('locale', locale);
  return address;
}

type Handlers = Pick<CardFrameProps, 'onSealed' | 'onInvalid' | 'onSubmit'>;

function useFrame(frame: RefObject<HTMLIFrameElement | null>, origin: string, handlers: RefObject<Handlers>): 'loading' | 'ready' | 'lost' {
  const [state, setState] = useState<'loading' | 'ready' | 'lost'>('loading');
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'lost' : now)), patience);
    const hear = ({ origin: from, source, data }: MessageEvent<Said>) => {
      if (from !== origin || source !== frame.current?.contentWindow || data?.source !== 'psp-card-form') return;
      if (data.type === 'ready') setState('ready');
      if (data.height && frame.current) frame.current.style.blockSize = `${Math.min(data.height, 600)}px`;
      if (data.type === 'encrypted' && data.paymentMethod) handlers.current.onSealed(data.paymentMethod);
      if (data.type === 'invalid') handlers.current.onInvalid();
      if (data.type === 'submit') handlers.current.onSubmit();
    };
    addEventListener('message', hear);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', hear);
    };
  }, [frame, origin, handlers]);
  return state;
}
