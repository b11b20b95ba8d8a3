import type { FlyoutName } from './flyout-name.ts';

/** Asked before anything of a flyout is loaded; all else about flyouts is in their plan. */
export const forbidsSuccessor = (name: FlyoutName): boolean => name === 'accountTerms' || name === 'deleteBasket';
