import type { PictureUse } from '@selvedge/contract/studio/media.ts';
import { paths } from '../lib/router.ts';
import { text } from '../texts/text.ts';
import styles from './media.module.css';
import parts from './picture-screen.module.css';

/** Where a picture or a film is shown, each with the way there. */
export function PictureUses({ places }: { places: readonly PictureUse[] }) {
  if (places.length === 0) return <p className={styles.hint}>{text('media.where_none')}</p>;
  return (
    <ul className={parts.places}>
      {places.map((place) => (
        <li key={JSON.stringify(place)}>
          <Where place={place} /> <span>{place.market === '*' ? text('media.where_every') : place.market}</span>
          <small>
            {place.kind === 'release' ? text('media.where.release', { name: place.release ?? '' }) : text(`media.where.${place.kind}`)}
          </small>
        </li>
      ))}
    </ul>
  );
}

function Where({ place: { kind, market, name } }: { place: PictureUse }) {
  const isPage = kind === 'page' || name === '' || name.startsWith('/');
  if (kind === 'product') return <a href={paths.screen('products', name)}>{name}</a>;
  const shown = name === '' ? text('media.home') : name;
  if (kind === 'release') return <a href={paths.screen('releases')}>{shown}</a>;
  return isPage ? <a href={paths.edit(market, name)}>{shown}</a> : <b>{shown}</b>;
}
