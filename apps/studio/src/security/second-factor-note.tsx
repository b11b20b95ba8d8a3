import { paths } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import styles from './security-page.module.css';

/** On every screen of somebody whose rights wait, so that a missing screen is no riddle. */
export function SecondFactorNote() {
  const { member } = useStudio();
  if (member.secondFactor !== 'required') return null;
  return (
    <p role="status" className={styles.required}>
      {text('security.factor_required')} <a href={paths.screen('security')}>{text('security.set_up')}</a>
    </p>
  );
}
