import type { PageContent } from '@selvedge/contract/page.ts';

/** `path` is below the market; home is ''. */
export type DemoPage = { path: string; content: PageContent };
