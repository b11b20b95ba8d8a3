import type { TextSection } from '@selvedge/contract/content/widgets/multi-link.ts';
import { applyDataStyles, measuresOf } from '../data-styles.ts';

/** CMS-073 as many buttons in a row as there are, unless the editor says how many. */
export function buttonsPerRow({ ctaButtons, ctaButtonsPerRow }: Pick<TextSection, 'ctaButtons' | 'ctaButtonsPerRow'>): number {
  return ctaButtonsPerRow ?? Math.max(1, ctaButtons.length);
}

export function ctaMeasures(section: TextSection) {
  const { ctaButtonGap, ctaButtonWidth } = section;
  const measures = measuresOf({
    'per-row': String(buttonsPerRow(section)),
    gap: ctaButtonGap === undefined ? undefined : `${ctaButtonGap}px`,
    width: ctaButtonWidth === undefined ? undefined : `${ctaButtonWidth}%`,
  });
  return { applyStyles: applyDataStyles, measures };
}
