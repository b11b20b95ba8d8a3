import type { RichNode } from '@selvedge/contract/content/rich-node.ts';
import { useBlockHost } from '../block-host.ts';
import { RichLine } from '../rich-text.tsx';

/** What one agrees to, with a way to read it. An editor who says nothing does not take that away. */
export function ClubTerms({ nodes }: { nodes: readonly RichNode[] }) {
  const { t, href } = useBlockHost();
  if (nodes.length > 0) return <RichLine nodes={nodes} />;
  return (
    <>
      {t('club.terms')} <a href={href('/customer-club/terms')}>{t('club.terms_link')}</a>
    </>
  );
}
