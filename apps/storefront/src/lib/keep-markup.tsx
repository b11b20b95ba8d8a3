import type { PageData } from '@selvedge/contract/page-data.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { KeepMarkup } from './kept.ts';
import { ShopProvider } from './shop-context.tsx';

/** What everything in a market is drawn with. */
type Shell = Pick<PageData, 'navigation' | 'translations' | 'featureToggles'> & { id: number };

/** The page is drawn with marks in it; `fill` puts in their place what belongs there, as pieces of the whole. */
type Keeper = { mark: KeepMarkup; fill: (body: string) => string[] };

/**
 * Markup that pages of one market share: tiles, panels of the menu, the footer. Bounded, oldest out first. A market's settings
 * are new objects whenever something was published, so nothing drawn with the old ones is found again.
 */
export function createMarkupKeeper(maxLength: number): (page: PageData) => Keeper {
  const shells = new WeakMap<PageData['navigation'], Shell>();
  const drawn = new Map<string, string>();
  let length = 0;
  let shellCount = 0;

  function shellOf({ navigation, translations, featureToggles }: PageData): Shell {
    const known = shells.get(navigation);
    if (known?.translations === translations && known.featureToggles === featureToggles) return known;
    shellCount += 1;
    const shell = { navigation, translations, featureToggles, id: shellCount };
    shells.set(navigation, shell);
    return shell;
  }

  function keep(key: string, markup: string): void {
    drawn.set(key, markup);
    length += key.length + markup.length;
    for (const [oldest, old] of drawn) {
      if (length <= maxLength || oldest === key) break;
      drawn.delete(oldest);
      length -= oldest.length + old.length;
    }
  }

  function markupOf(page: PageData, { name, draw }: Place): string {
    const found = drawn.get(name);
    if (found !== undefined) return found;
    const markup = renderToString(
      <ShopProvider page={page} router={undefined}>
        {draw()}
      </ShopProvider>,
    );
    keep(name, markup);
    return markup;
  }

  return (page) => {
    const { id } = shellOf(page);
    const market = page.location.market?.id ?? '';
    const places: Place[] = [];
    return {
      mark(key, draw) {
        places.push({ name: `${id} ${market} ${key}`, draw });
        return sign + (places.length - 1) + sign;
      },
      // Once the page is drawn: a drawing inside another would lose the hooks of the one around it.
      fill: (body) => body.split(sign).map((piece, at) => (at % 2 === 0 ? piece : markupOf(page, places[Number(piece)]!))),
    };
  };
}

type Place = { name: string; draw: () => ReactNode };

/** Stands around the number of a place until it is filled. Nobody outside this process can know it, so no text can pretend to be one. */
const sign = `<!--${crypto.randomUUID()}-->`;
