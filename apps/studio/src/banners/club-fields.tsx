import type { Navigation } from '@selvedge/contract/navigation.ts';
import { TextInput, ToggleInput } from '../fields/simple-inputs.tsx';
import { paths } from '../lib/router.ts';
import { LinkInput } from '../pickers/link-input.tsx';
import { text } from '../texts/text.ts';
import styles from './banners.module.css';

type Club = NonNullable<Navigation['customerClubSignup']>;
type Props = {
  club: Club | undefined;
  market: string;
  readOnly: boolean;
  problemAt: (at: string) => string | undefined;
  onChange: (club: Club | undefined) => void;
};

/** The invitation to the club in the footer of every page. */
export function ClubFields({ club, market, readOnly, problemAt, onChange }: Props) {
  const set = (change: Partial<Club>) => club && onChange({ ...club, ...change });
  return (
    <div className={styles.fields}>
      <ToggleInput
        label={text('club.is_shown')}
        value={club !== undefined}
        readOnly={readOnly}
        onChange={(isShown) => onChange(isShown ? beginClub(market) : undefined)}
      />
      {club && (
        <>
          <TextInput
            label={text('club.headline')}
            value={club.headline}
            maxLength={120}
            readOnly={readOnly}
            problem={problemAt('customerClubSignup.headline')}
            onChange={(headline = '') => set({ headline })}
          />
          <TextInput
            long
            label={text('club.text')}
            value={club.text}
            maxLength={500}
            readOnly={readOnly}
            onChange={(words = '') => set({ text: words })}
          />
          <TextInput
            label={text('club.button')}
            value={club.buttonText}
            maxLength={60}
            readOnly={readOnly}
            problem={problemAt('customerClubSignup.buttonText')}
            onChange={(buttonText = '') => set({ buttonText })}
          />
          <LinkInput
            label={text('club.link')}
            value={club.link}
            readOnly={readOnly}
            problem={problemAt('customerClubSignup.link.url')}
            onChange={(link) => set({ link: link ?? { ...club.link, url: '' } })}
          />
        </>
      )}
      <p className={styles.note}>
        {text('club.more')} <a href={paths.edit(market, clubPath)}>{text('club.open_page')}</a>
      </p>
    </div>
  );
}

const clubPath = '/customer-club';

const beginClub = (market: string): Club => ({
  headline: '',
  text: '',
  buttonText: '',
  link: {
    url: (market === '*' ? '' : `/${market}`) + clubPath,
    title: '',
    pageId: 'not set',
    openInCurrentTab: true,
    openModal: false,
  },
});
