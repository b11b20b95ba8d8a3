import { fillPath } from '@selvedge/contract/client.ts';
import { picturePath } from '@selvedge/contract/media.ts';
import { type StaffReturn, staffReturns } from '@selvedge/contract/studio/returns.ts';
import sideList from '../lists/side-list.module.css';
import { text } from '../texts/text.ts';
import styles from './returns.module.css';

/** What was announced, and why it comes back. */
export function ReturnedPiece({ line }: { line: StaffReturn['lines'][number] }) {
  const { name, colour, size, ean, imageUrl, quantity, reason, words, exchangeSize, pictures = [] } = line;
  return (
    <div className={styles.piece}>
      {imageUrl && <img src={imageUrl.startsWith(picturePath) ? `${imageUrl}.w160` : imageUrl} alt="" loading="lazy" />}
      <div>
        <p className={styles.name}>{name}</p>
        <p className={sideList.quiet}>
          {[colour, size].filter(Boolean).join(', ')} <code>{ean}</code>
        </p>
        <p>
          {text('returns.announced', { count: quantity })}. {text(`returns.reason.${reason}`)}
        </p>
        {exchangeSize && <p className={styles.exchange}>{text('returns.exchange_for', { size: exchangeSize })}</p>}
        {words && (
          <blockquote className={styles.words}>
            <bdi>{words}</bdi>
          </blockquote>
        )}
        {pictures.length > 0 && (
          <p className={styles.pictures}>
            {pictures.map((pictureId, at) => (
              <a key={pictureId} href={fillPath(staffReturns.picture.path, { pictureId })} target="_blank" rel="noreferrer">
                <img
                  src={fillPath(staffReturns.picture.path, { pictureId })}
                  alt={text('returns.picture', { number: at + 1 })}
                  loading="lazy"
                />
              </a>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
