import { editing } from '@selvedge/contract/studio/editing.ts';
import type { ShopperKind } from '@selvedge/contract/studio/page-edit.ts';
import { useEffect, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { paths, useQuery } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { fromLocalInput } from '../shell/moment.ts';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import styles from './preview-screen.module.css';

const devices = { mobile: 390, tablet: 820, desktop: 1440 } as const;
type Device = keyof typeof devices;
type Shopper = (typeof shoppers)[number];
const shoppers = ['guest', 'member', 'newCustomer', 'employee'] as const satisfies readonly ShopperKind[];

type View = { device: Device; shopper: Shopper; when: string; drafts: boolean };

/** The real storefront in a frame: by screen, shopper and date. */
export function PreviewScreen({ market }: { market: string }) {
  const { call } = useStudio();
  const path = useQuery('path');
  const [view, setView] = useState<View>({ device: 'desktop', shopper: 'guest', when: '', drafts: true });
  const { device, shopper, when, drafts } = view;
  const [shown, setShown] = useState<{ url: string } | { problem: string }>();
  const at = fromLocalInput(when);

  useEffect(() => {
    let isStale = false;
    const body = { market, path, shopper, drafts, ...(at && { at }) };
    void call(editing.preview, { body }).then((answer) => {
      if (!isStale) setShown(answer.hasError ? { problem: errorText(answer.error) } : answer.data);
    });
    document.title = text('studio.title', { page: text('preview.title') });
    return () => {
      isStale = true;
    };
  }, [call, market, path, shopper, drafts, at]);

  return (
    <div className={styles.screen}>
      <header className={styles.bar}>
        <a href={paths.edit(market, path)}>{text('preview.back')}</a>
        <h1>
          {text('preview.title')} <code>{market}</code> <code>{path || '/'}</code>
        </h1>
        <ViewChoice view={view} set={(part) => setView({ ...view, ...part })} />
        {shown && 'url' in shown && (
          <a href={shown.url} target="_blank" rel="noreferrer">
            {text('preview.new_tab')}
            <span aria-hidden="true"> ↗</span>
          </a>
        )}
      </header>
      {shown && 'problem' in shown && <StateNote isError title={text('preview.failed')} advice={shown.problem} />}
      {shown && 'url' in shown && (
        <div className={styles.stage}>
          <iframe
            key={`${shown.url} ${device}`}
            className={styles.frame}
            data-device={device}
            title={text('preview.title')}
            src={shown.url}
          />
        </div>
      )}
    </div>
  );
}

type ChoiceProps = { view: View; set: (part: Partial<View>) => void };

function ViewChoice({ view: { device, shopper, when, drafts }, set }: ChoiceProps) {
  return (
    <>
      <fieldset>
        <legend>{text('preview.device')}</legend>
        {(Object.keys(devices) as Device[]).map((each) => (
          <label key={each}>
            <input type="radio" name="device" checked={device === each} onChange={() => set({ device: each })} />
            {text(`preview.${each}`)}
          </label>
        ))}
      </fieldset>
      <label>
        {text('preview.shopper')}
        <select value={shopper} onChange={(event) => set({ shopper: event.target.value as Shopper })}>
          {shoppers.map((each) => (
            <option key={each} value={each}>
              {text(`preview.shopper_${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {text('preview.date')}
        <input type="datetime-local" value={when} onChange={(event) => set({ when: event.target.value })} />
      </label>
      <label>
        <input type="checkbox" checked={drafts} onChange={(event) => set({ drafts: event.target.checked })} />
        {text('preview.drafts')}
      </label>
    </>
  );
}
