import type { Sent } from '@selvedge/contract/endpoint.ts';
import type { editing } from '@selvedge/contract/studio/editing.ts';
import type { Release } from '@selvedge/contract/studio/page-edit.ts';
import { type ReactNode, useState } from 'react';
import { foundAddress } from '../lib/found-address.ts';
import { paths } from '../lib/router.ts';
import { SettingLink } from '../settings/setting-link.tsx';
import { wordsOf } from '../settings/setting-source.ts';
import { text } from '../texts/text.ts';
import styles from './releases-page.module.css';

type Removal = Sent<typeof editing.changeRelease>['body'];

type Props = {
  release: Release;
  /** Absent: nothing can be taken out. */
  onRemove: ((title: string, removal: Removal) => void) | undefined;
};

type Part = { key: string; title: string; line: ReactNode; removal: Removal };

/** A language that was translated by a file is hundreds of lines. */
const few = 12;

/** What a release holds: pages, settings, words. */
export function ReleaseParts({ release, onRemove }: Props) {
  const [isWhole, setWhole] = useState(false);
  const parts = partsOf(release);
  const shown = isWhole ? parts : parts.slice(0, few);
  return (
    <>
      <ul>
        {shown.map(({ key, title, line, removal }) => (
          <li key={key}>
            {line}
            {onRemove && parts.length > 1 && (
              <button
                type="button"
                className={styles.remove}
                aria-label={text('releases.take_out', { title })}
                title={text('releases.take_out', { title })}
                onClick={() => onRemove(title, removal)}
              >
                <span aria-hidden="true">×</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {parts.length > shown.length && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {text('home.more', { count: parts.length - shown.length })}
        </button>
      )}
      {isWhole && release.textCount > release.texts.length && (
        <p>{text('releases.more_texts', { count: (release.textCount - release.texts.length).toLocaleString('en') })}</p>
      )}
    </>
  );
}

function partsOf({ pages, settings, texts }: Release): Part[] {
  return [
    ...pages.map(({ market, path, title }): Part => {
      const called = title || path || '/';
      const line = (
        <>
          <a href={paths.edit(market, path)}>{called}</a> <code>{marketOf(market)}</code> <code>{path || '/'}</code>
        </>
      );
      return { key: `page ${market} ${path}`, title: called, line, removal: { remove: [{ market, path }] } };
    }),
    ...settings.map(({ name, market }): Part => {
      const line = (
        <>
          <SettingLink name={name} market={market} /> <code>{marketOf(market)}</code>
        </>
      );
      return { key: `setting ${market} ${name}`, title: wordsOf(name), line, removal: { removeSettings: [{ name, market }] } };
    }),
    ...texts.map(({ scope, key, text: words }): Part => {
      const line = (
        <>
          <a href={foundAddress({ kind: 'text', id: key })}>{key}</a> <code>{scope}</code> {words ?? <em>{text('texts.nothing')}</em>}
        </>
      );
      return { key: `text ${scope} ${key}`, title: key, line, removal: { removeTexts: [{ scope, key }] } };
    }),
  ];
}

const marketOf = (market: string): string => (market === '*' ? text('pages.every_market') : market);
