import { ButtonLink } from '@selvedge/ui/button.tsx';
import { useHref, usePage, useT, useToggles } from '../../lib/shop-context.tsx';
import { SearchForm } from '../../search/search-form.tsx';
import { Notice } from '../../shell/notice.tsx';
import { WaysOn } from '../../shell/ways-on.tsx';

/** Also stands for failures and maintenance, whose page data names their own words. */
export function View() {
  const { content, layout, location, statusCode } = usePage();
  const t = useT();
  const href = useHref();
  const lost = layout !== 'error';
  const { maintenanceMode, loginPageMaintenance, accountPageMaintenance } = useToggles();
  // Only a part of the shop is closed: home is open.
  const isPartClosed = statusCode === 503 && !maintenanceMode && (loginPageMaintenance || accountPageMaintenance);
  return (
    <>
      <Notice
        title={content.heading || t('page.not_found.title')}
        text={content.intro || t('page.not_found.intro')}
        mark={`${statusCode}`}
        thread="loose"
      >
        {lost ? <SearchForm /> : null}
        {/* Where the shop itself is away, home is away, too. */}
        {lost ? (
          <ButtonLink href={href('')}>{t('shell.toHome')}</ButtonLink>
        ) : (
          <ButtonLink href={location.path}>{t('shell.tryAgain')}</ButtonLink>
        )}
        {isPartClosed && (
          <ButtonLink href={href('')} look="quiet">
            {t('shell.toHome')}
          </ButtonLink>
        )}
      </Notice>
      {lost && <WaysOn />}
    </>
  );
}
