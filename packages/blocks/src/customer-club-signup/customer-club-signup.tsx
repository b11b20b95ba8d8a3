import type { CustomerClubSignup } from '@selvedge/contract/content/widgets/customer-club-signup.ts';
import { isExcludedPage } from '@selvedge/domain/content/is-excluded-page.ts';
import { type ComponentType, type MouseEvent, useState } from 'react';
import { useBlockHost } from '../block-host.ts';
import type { BlockProps } from '../block-props.ts';
import { CallToAction } from '../call-to-action.tsx';
import { Headline } from '../headline.tsx';
import { Painted } from '../painted.tsx';
import { RichText } from '../rich-text.tsx';
import styles from './customer-club-signup.module.css';
import type { SignupProps } from './signup.tsx';

/**
 * CMS-020 an invitation to the club: a link to its page, whose form comes when it is followed. Most pages are read without joining, and
 * without scripts the link leads on.
 */
export function CustomerClubSignupBlock({ block, heading }: BlockProps<CustomerClubSignup>) {
  const { path, href, joinClub, t } = useBlockHost();
  const [Signup, setSignup] = useState<ComponentType<SignupProps>>();
  if (isExcludedPage(path, block.excludedPages)) return null;
  // On the club's own page the way in is an account.
  const url = href(path === href('/customer-club') ? '/login' : '/customer-club');
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import('./signup.tsx').then(
      (loaded) => setSignup(() => loaded.Signup),
      () => location.assign(url),
    );
  };
  const head = (
    <div className={styles.head}>
      <Headline as={heading} text={block.headline} settings={block.headlineSettings} size="large" />
      {block.text.length > 0 && <RichText nodes={block.text} />}
    </div>
  );
  return (
    <Painted as="section" className={styles.block} ground={block.backgroundColor ?? 'cloth'} words={block.textColor}>
      {Signup && joinClub ? (
        <Signup block={block} join={joinClub} head={head} />
      ) : (
        <>
          {head}
          <div className={styles.invitation}>
            <CallToAction link={linkTo(url)} text={block.buttonText} {...(joinClub && { onClick: open })} />
          </div>
          {/* LOY-007 nobody is invited twice: who is a member is known before the first paint. */}
          <div className={styles.member}>
            <CallToAction link={linkTo(href('/account/rewards'))} text={t('club.yours')} />
          </div>
        </>
      )}
    </Painted>
  );
}

const linkTo = (url: string) => ({ url, title: '', pageId: '', openInCurrentTab: true, openModal: false });
