import { type BlockHost, BlockHostContext } from '@selvedge/blocks/block-host.ts';
import { content } from '@selvedge/contract/content.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { Translations } from '@selvedge/contract/page-data.ts';
import { translate } from '@selvedge/domain/translation/translate.ts';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useEditorPage } from '../fields/editor-context.ts';
import { StandInNote, StandInProducts } from './stand-ins.tsx';

type Props = { children: ReactNode; market: MarketSettings | undefined };

/** The canvas speaks the market's language and direction, and gives blocks a shop to stand in. */
export function CanvasFrame({ children, market }: Props) {
  const { call, path, blocksPerRow } = useEditorPage();
  const [texts, setTexts] = useState<Translations>({});
  const id = market?.id ?? 'en-GB';

  useEffect(() => {
    void call(content.translations, { params: { market: id } }).then((answer) => !answer.hasError && setTexts(answer.data));
  }, [call, id]);

  const host = useMemo<BlockHost>(
    () => ({
      t: (key, values) => translate(texts, key, values),
      locale: id,
      path: `/${id}${path}`,
      href: (to) => `/${id}${to}`,
      blocksPerRow,
      ProductRow: StandInProducts,
      ProductPictures: StandInNote,
      FreeFreight: StandInNote,
      readAudience: async () => ({ audience: 'guest', now: new Date() }),
      whenVideoAllowed: () => () => {},
      allowVideo: () => {},
    }),
    [texts, id, path, blocksPerRow],
  );
  /** By an element of the canvas, which knows the document it stands in. */
  function speak(mark: HTMLElement | null): void {
    if (!mark || !market) return;
    mark.ownerDocument.documentElement.lang = market.language.baseCode;
    mark.ownerDocument.documentElement.dir = market.direction;
  }
  return (
    <BlockHostContext value={host}>
      <i hidden ref={speak} />
      {children}
    </BlockHostContext>
  );
}
