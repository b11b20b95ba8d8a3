import { canonicalMarketId } from '@selvedge/api/published/canonical-market-id.ts';
import type { ContentSnapshot } from '@selvedge/api/published/content-snapshot.ts';
import { armOf, inArm } from '@selvedge/api/published/in-arm.ts';
import { firstSegment } from '@selvedge/domain/market/find-market-by-path.ts';

type Asked = { url?: string | undefined; headers: { cookie?: string | undefined } };

/** What is published, as whoever asks for a page sees it; `name` stands before what the page is kept by. Empty: as nearly everybody does. */
export function pageVariant(
  content: ContentSnapshot,
  { url = '/', headers: { cookie } }: Asked,
): { name: '' | 'b '; content: ContentSnapshot } {
  if (!content.tried?.size) return { name: '', content };
  const market = canonicalMarketId(firstSegment(url.split('?', 1)[0]!));
  const arm = armOf(content, market, cookie);
  return { name: arm === 'b' ? 'b ' : '', content: inArm(content, market, arm) };
}
