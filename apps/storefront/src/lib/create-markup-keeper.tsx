import type { PageData } from '@selvedge/contract/page-data.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { KeepMarkup, KeptKey } from './kept.ts';
import { type Piece, written } from './pieces.ts';
import { ShopProvider } from './shop-context.tsx';

/** What everything in a market is drawn with. */
type Shell = Pick<PageData, 'navigation' | 'translations' | 'featureToggles'> & { id: number };

/** The page is drawn with marks in it; `fill` puts in their place what belongs there, as pieces of the whole. */
type Keeper = { mark: KeepMarkup; fill: (body: string) => Piece[] };

/**
 * Markup that pages of one market share: tiles, panels of the menu, facets, the footer. Bounded: what nobody has asked for longest goes
 * first, and what was drawn of a thing goes with the thing. A market's settings are new objects whenever something was published, so
 * nothing drawn with the old ones is found again.
 */
export function createMarkupKeeper(maxLength: number): (page: PageData) => Keeper {
  const shells = new WeakMap<PageData['navigation'], Shell>();
  const drawn = new Map<string, Uint8Array>();
  const drawnOf = new WeakMap<object, DrawnThing>();
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

  function keep(key: string, markup: Uint8Array): void {
    // What is asked for again is as good as new: choices come and go, the footer stays.
    if (!drawn.delete(key)) length += key.length + markup.length;
    drawn.set(key, markup);
    for (const [oldest, old] of drawn) {
      if (length <= maxLength || oldest === key) break;
      drawn.delete(oldest);
      length -= oldest.length + old.length;
    }
  }

  function named(name: string, draw: () => Uint8Array): Uint8Array {
    const markup = drawn.get(name) ?? draw();
    keep(name, markup);
    return markup;
  }

  /** One drawing for each thing: a tile that other badges belong to is not what it was before. */
  function ofThing([thing, ...rest]: Exclude<KeptKey, string>, shell: string, draw: () => Uint8Array): Uint8Array {
    const found = drawnOf.get(thing);
    if (found?.shell === shell && isSame(found.rest, rest)) return found.markup;
    const markup = draw();
    drawnOf.set(thing, { shell, rest, markup });
    return markup;
  }

  return (page) => {
    // On a store's device some things are not offered: drawn for one of the two, the footer is not the other's.
    const shell = `${shellOf(page).id} ${page.location.market?.id ?? ''} ${page.inStore ?? false}`;
    const places: Place[] = [];
    const markupOf = ({ key, draw }: Place) => {
      const drawNow = () => written(drawIn(page, draw));
      return typeof key === 'string' ? named(`${shell} ${key}`, drawNow) : ofThing(key, shell, drawNow);
    };
    return {
      mark(key, draw) {
        places.push({ key, draw });
        return sign + (places.length - 1) + sign;
      },
      // Once the page is drawn: a drawing inside another would lose the hooks of the one around it.
      fill: (body) => body.split(sign).map((piece, at) => (at % 2 === 0 ? piece : markupOf(places[Number(piece)]!))),
    };
  };
}

type Place = { key: KeptKey; draw: () => ReactNode };
type DrawnThing = { shell: string; rest: readonly unknown[]; markup: Uint8Array };

const isSame = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length === after.length && before.every((each, at) => each === after[at]);

function drawIn(page: PageData, draw: () => ReactNode): string {
  return renderToString(
    <ShopProvider page={page} router={undefined}>
      {draw()}
    </ShopProvider>,
  );
}

/** Stands around the number of a place until it is filled. Nobody outside this process can know it, so no text can pretend to be one. */
const sign = `<!--${crypto.randomUUID()}-->`;
