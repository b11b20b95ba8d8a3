import { useEffect } from 'react';
import styles from '../banners/banners.module.css';
import { lastMarket, rememberMarket } from '../lib/last-market.ts';
import { navigate, paths } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { SettingEditor } from '../settings/setting-editor.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { type GroupWork, LookList } from './look-list.tsx';

const kinds = ['shop-the-look', 'product-set'] as const;

/** Looks and sets: products that are shown together, with a picture, per market. */
export function LooksPage({ rest: [asked, given], markets }: ScreenProps) {
  const kind = kinds.find((each) => each === asked) ?? 'shop-the-look';
  const all = markets.data;
  const market = given === '*' ? given : (all?.find(({ id }) => id === (given ?? lastMarket())) ?? all?.[0])?.id;
  useEffect(() => {
    document.title = text('studio.title', { page: text(`looks.${kind}`) });
    if (market && market !== '*') rememberMarket(market);
  }, [kind, market]);
  return (
    <>
      <nav className={styles.tabs} aria-label={text('looks.title')}>
        {kinds.map((each) => (
          <a key={each} href={paths.screen('looks', each, market)} aria-current={each === kind ? 'page' : undefined}>
            {text(`looks.${each}`)}
          </a>
        ))}
      </nav>
      {markets.error && <StateNote isError title={text('settings.failed', { title: text('looks.title') })} onRetry={markets.reload} />}
      {all && market && (
        <SettingEditor<GroupWork[]>
          key={kind}
          name={kind}
          market={market}
          markets={all}
          title={text(`looks.${kind}`)}
          blank={[]}
          onMarket={(next) => navigate(paths.screen('looks', kind, next), { replace: true })}
          placeOf={placeOf}
        >
          {(edited) => <LookList kind={kind} {...edited} />}
        </SettingEditor>
      )}
    </>
  );
}

/** `2.productIds`: the third, and its products. */
function placeOf(at: string): string {
  const [index = '', field] = at.split('.');
  const name = /^\d+$/.test(index) ? text('looks.number', { number: Number(index) + 1 }) : text('looks.one');
  const known = { title: text('looks.name'), productIds: text('looks.products'), image: text('looks.picture') } as Record<string, string>;
  return [name, field && known[field]].filter(Boolean).join(' › ');
}
