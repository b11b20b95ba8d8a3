import type { Attempt } from '@selvedge/contract/attempt.ts';
import { fillPath } from '@selvedge/contract/client.ts';
import { mostPictureBytes, mostPictures, type OrderReturn, pictureTypes, type ReturnedLine, returns } from '@selvedge/contract/returns.ts';
import { useState } from 'react';
import { FormMessage } from '../form/form-message.tsx';
import { apiBase } from '../lib/api-base.ts';
import { failureKey } from '../lib/failure-key.ts';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { sendFile } from '../session/send-file.ts';
import styles from './return-pictures.module.css';
import type { OwnOrder, ReturnProps } from './return-props.ts';

type Props = { line: ReturnedLine; made: OrderReturn; own: OwnOrder; onChange: ReturnProps['onChange'] };

/** What is wrong with a faulty piece, to be seen before it is here. */
export function ReturnPictures({ line: { lineItemId, name, pictures = [] }, made: { returnNumber, returnState }, own, onChange }: Props) {
  const t = useT();
  const market = useMarket()?.id ?? '';
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { orderId, token } = own;
  const left = returnState === 'registered' || returnState === 'onItsWay' ? mostPictures - pictures.length : 0;

  async function add(files: readonly File[]): Promise<void> {
    setBusy(true);
    let key = refusalOf(files, left);
    for (const file of key ? [] : files) {
      const query = { token, lineItemId, key: crypto.randomUUID() };
      const answer = await sendFile(market, file)(returns.addPicture, { params: { orderId, returnNumber }, query });
      if (!answer.hasError) onChange(answer.data);
      else key ??= keyOf(answer);
    }
    setProblem(key && t(key));
    setBusy(false);
  }

  return (
    <div className={styles.pictures}>
      {pictures.length > 0 && (
        <ul className={styles.shown}>
          {pictures.map((pictureId, at) => (
            <li key={pictureId}>
              <img src={pictureLink(own, { returnNumber, pictureId })} alt={t('returns.picture', { number: at + 1 })} />
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <label className={styles.add} aria-busy={busy}>
          {t('returns.picture_add', { name })}
          <input
            type="file"
            accept={pictureTypes.join()}
            multiple
            disabled={busy}
            onChange={({ target }) => {
              void add([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </label>
      )}
      {left > 0 && <p className={styles.note}>{t('returns.picture_note')}</p>}
      <FormMessage text={problem} />
    </div>
  );
}

/** Known before a phone has sent megabytes for nothing. */
function refusalOf(files: readonly File[], left: number): string | undefined {
  if (files.length > left) return 'returns.picture_enough';
  if (files.some(({ type }) => !pictureTypes.some((each) => each === type))) return 'returns.picture_unreadable';
  return files.some(({ size }) => size > mostPictureBytes) ? 'returns.picture_too_large' : undefined;
}

function keyOf(answer: Attempt<unknown> & { hasError: true }): string {
  const byCode: Record<string, string> = {
    body_too_large: 'returns.picture_too_large',
    unsupported_media_type: 'returns.picture_unreadable',
  };
  const result = answer.response?.result;
  return result?.errors?.picture?.[0] ?? byCode[result?.code ?? ''] ?? failureKey(answer);
}

function pictureLink({ orderId, token }: OwnOrder, params: { returnNumber: string; pictureId: string }): string {
  return `${apiBase()}${fillPath(returns.picture.path, { orderId, ...params })}${token ? `?token=${encodeURIComponent(token)}` : ''}`;
}
