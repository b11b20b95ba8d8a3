import { useBlockHost } from '../block-host.ts';
import { RichLine } from '../rich-text.tsx';

/** What one agrees to, with a way to read it. An editor who says nothing does not take that away. */
export function ClubTerms({ text }: { text: string }) {
  const { t, href } = useBlockHost();
  if (text) return <RichLine text={text} />;
  return (
    <>
      {t('club.terms')} <a href={href('/customer-club/terms')}>{t('club.terms_link')}</a>
    </>
  );
}
