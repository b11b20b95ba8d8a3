import { breakpoints } from '@selvedge/domain/constants.ts';

export type ViewportClass = 'mobilePortrait' | 'mobileLandscape' | 'tablet' | 'laptop' | 'wideScreen';

export function viewportClass(width: number): ViewportClass {
  if (width < breakpoints.xs) return 'mobilePortrait';
  if (width < breakpoints.sm) return 'mobileLandscape';
  if (width < breakpoints.md) return 'tablet';
  return width < breakpoints.lg ? 'laptop' : 'wideScreen';
}
