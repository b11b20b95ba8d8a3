import { ButtonLink } from '@selvedge/ui/button.tsx';
import { useHref, usePage, useT } from '../../lib/shop-context.tsx';
import { Notice } from '../../shell/notice.tsx';
import { WaysOn } from '../../shell/ways-on.tsx';
import { announcement } from './announcement.ts';

/** A feature that comes later: what it will be, and what one can do meanwhile. */
export function View() {
  const { content, layout } = usePage();
  const t = useT();
  const href = useHref();
  const { text, ways } = announcement(content._meta.alias);
  return (
    <>
      <Notice title={content.heading} text={`${t(text)} ${t('announced.now')}`} thread="sewn">
        {ways.map(([key, path], index) => (
          <ButtonLink key={path} href={href(path)} look={index === 0 ? 'primary' : 'quiet'}>
            {t(key)}
          </ButtonLink>
        ))}
      </Notice>
      {layout === 'default' && <WaysOn />}
    </>
  );
}
