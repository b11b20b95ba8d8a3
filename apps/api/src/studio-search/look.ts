import type { Found } from '@selvedge/contract/studio/studio-search.ts';
import type { Ctx } from '../shop/ctx.ts';

export type Search = { search: string; market?: string | undefined };
export type Look = (ctx: Ctx, search: Search) => Found[] | Promise<Found[]>;
