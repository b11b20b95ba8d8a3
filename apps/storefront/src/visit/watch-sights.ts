import type { AnalyticsItem } from '@selvedge/contract/analytics.ts';
import { delays, observer } from '@selvedge/domain/constants.ts';
import { track } from '../analytics/track.ts';
import { findItem, listOf, promotionOf } from './shown-page.ts';

const enough = 0.5;
const watched = '[data-product], [data-promotion]';
/** Tiles that come into sight together are told together. */
const gathering = 100;

type List = { item_list_id: string; item_list_name: string; items: AnalyticsItem[] };

/** ANA-023, ANA-024 tells of products and content that were really looked at: half of them in sight for a second, or half of one. Answers how to stop. */
export function watchSights(): () => void {
  const waiting = new Map<Element, number>();
  const seen = new WeakSet<Element>();
  const lists = new Map<string, List>();
  let gather: number | undefined;
  let look: number | undefined;

  const flush = () => {
    for (const list of lists.values()) track({ name: 'view_item_list', ...list });
    lists.clear();
    gather = undefined;
  };
  const count = (target: Element) => {
    waiting.delete(target);
    seen.add(target);
    watcher.unobserve(target);
    if (!target.isConnected) return;
    if (target.hasAttribute('data-promotion')) return track({ name: 'view_promotion', ...promotionOf(target) });
    const list = listOf(target);
    const all = lists.get(list.item_list_id) ?? { ...list, items: [] };
    all.items.push({ ...findItem(target.getAttribute('data-product') ?? ''), index: placeOf(target) });
    lists.set(list.item_list_id, all);
    gather ??= window.setTimeout(flush, gathering);
  };
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const { target } = entry;
        clearTimeout(waiting.get(target));
        waiting.delete(target);
        if (!isInSight(entry) || seen.has(target)) continue;
        const delay = target.hasAttribute('data-promotion') ? delays.promotionImpression : delays.productImpression;
        waiting.set(
          target,
          window.setTimeout(() => count(target), delay),
        );
      }
    },
    { threshold: [...observer.thresholds] },
  );
  const lookAgain = () => {
    look = undefined;
    for (const element of document.querySelectorAll(watched)) if (!seen.has(element) && isCounted(element)) watcher.observe(element);
  };
  const changes = new MutationObserver(() => {
    look ??= window.setTimeout(lookAgain, delays.observerActivation);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  lookAgain();
  addEventListener('pagehide', flush);
  return () => {
    changes.disconnect();
    watcher.disconnect();
    removeEventListener('pagehide', flush);
    for (const timer of [look, gather, ...waiting.values()]) clearTimeout(timer);
  };
}

/** Half of what is larger than the screen is never in sight; half a screen of it is. */
function isInSight({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  return intersectionRatio >= enough || intersectionRect.height >= enough * (rootBounds?.height ?? Number.POSITIVE_INFINITY);
}

/** Content promotes something where it leads somewhere. A row of goods promotes nothing but them. */
function isCounted(element: Element): boolean {
  return element.hasAttribute('data-product') || [...element.querySelectorAll('a[href]')].some((link) => !link.closest('[data-product]'));
}

function placeOf(tile: Element): number {
  const all = tile.closest('ul, ol, section')?.querySelectorAll('[data-product]') ?? [];
  return [...all].indexOf(tile) + 1;
}
