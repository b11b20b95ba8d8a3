import type { CustomerClubSignup } from '@selvedge/contract/content/widgets/customer-club-signup.ts';
import { isExcludedPage } from '@selvedge/domain/content/excluded-page.ts';
import { useState } from 'react';
import { useBlockHost } from '../block-host.ts';
import type { BlockProps } from '../block-props.ts';
import { CallToAction } from '../call-to-action.tsx';
import { Painted } from '../painted.tsx';
import { RichText } from '../rich-text.tsx';
import { ClubSuccess } from './club-success.tsx';
import styles from './customer-club-signup.module.css';
import { SignupForm } from './signup-form.tsx';

/** An invitation to the club. Where the shop cannot take an address yet, it leads to the club's page and asks for nothing. */
export function CustomerClubSignupBlock({ block, heading: Heading }: BlockProps<CustomerClubSignup>) {
  const { path, href, joinClub } = useBlockHost();
  const [isDone, setDone] = useState(false);
  if (isExcludedPage(path, block.excludedPages)) return null;
  // On the club's own page the way in is an account.
  const clubPage = {
    url: href(path === href('/customer-club') ? '/login' : '/customer-club'),
    title: '',
    pageId: '',
    openInCurrentTab: true,
    openModal: false,
  };
  return (
    <Painted as="section" className={styles.block} ground={block.backgroundColor ?? 'cloth'} words={block.textColor}>
      {isDone ? (
        <ClubSuccess block={block} />
      ) : (
        <>
          <div className={styles.head}>
            <Heading className={styles.headline}>{block.headline}</Heading>
            {block.text && <RichText text={block.text} />}
          </div>
          {joinClub ? (
            <SignupForm block={block} join={joinClub} onDone={() => setDone(true)} />
          ) : (
            <CallToAction link={clubPage} text={block.buttonText} />
          )}
        </>
      )}
    </Painted>
  );
}
