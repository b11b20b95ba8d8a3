import { makersDocument } from '@selvedge/contract/product-safety.ts';
import { useEffect } from 'react';
import { navigate, paths } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { SettingEditor } from '../settings/setting-editor.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { MakerList, type MakerWork } from './maker-list.tsx';

/** Who made what is sold, as the law of product safety wants it on a product's page. Usually the same in every market. */
export function MakersPage({ rest: [given], markets }: ScreenProps) {
  const all = markets.data;
  const market = all?.find(({ id }) => id === given)?.id ?? '*';
  useEffect(() => {
    document.title = text('studio.title', { page: text('makers.title') });
  }, []);
  return (
    <>
      {markets.error && <StateNote isError title={text('settings.failed', { title: text('makers.title') })} onRetry={markets.reload} />}
      {all && (
        <SettingEditor<MakerWork[]>
          name={makersDocument}
          market={market}
          markets={all}
          title={text('makers.title')}
          blank={[]}
          onMarket={(next) => navigate(paths.screen('makers', next), { replace: true })}
          placeOf={placeOf}
        >
          {(edited) => <MakerList {...edited} />}
        </SettingEditor>
      )}
    </>
  );
}

/** `2.address`: the third, and its address. */
function placeOf(at: string): string {
  const [index = '', ...field] = at.split('.');
  const known = { id: text('makers.id'), name: text('makers.name'), address: text('makers.address'), contact: text('makers.contact') };
  const name = (known as Record<string, string>)[field.at(-1) ?? ''];
  return [text('makers.number', { number: Number(index) + 1 }), name].filter(Boolean).join(' › ');
}
