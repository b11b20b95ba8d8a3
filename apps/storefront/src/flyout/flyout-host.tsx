import { Drawer } from '@selvedge/ui/drawer.tsx';
import { Icon } from '@selvedge/ui/icon.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useEffect, useState } from 'react';
import { Part } from '../lib/part.tsx';
import { useT } from '../lib/shop-context.tsx';
import { useToast } from '../toast/toast-context.ts';
import styles from './flyout-host.module.css';
import type { FlyoutContent, FlyoutPlan } from './flyout-plan.ts';
import { useBackCloses } from './use-back-closes.ts';

type HostProps = { plan: FlyoutPlan; props: unknown; closing: boolean; onClose: () => void };

export function FlyoutHost({ plan, props, closing, onClose }: HostProps) {
  const t = useT();
  const toast = useToast();
  const { label, side, load, isQuiet = false, needsAnswer = false, backLeaves = false } = plan;
  const [Content, setContent] = useState<FlyoutContent>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a flyout is loaded once, when it is mounted
  useEffect(() => {
    load().then(
      (loaded) => setContent(() => loaded.Content),
      () => {
        onClose();
        toast.show('danger', 'feedback.error_generic');
      },
    );
  }, []);

  useBackCloses(onClose, !closing && !isQuiet && !backLeaves);
  // What comes unasked must not grow under a finger: it is shown once it is whole.
  if (isQuiet && !Content) return null;
  return (
    <Drawer label={t(label)} side={side} closing={closing} isModal={!isQuiet} closesOutside={!needsAnswer} onClose={onClose}>
      <div className={styles.head}>
        <p className={styles.title}>{t(label)}</p>
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon name="close" />
          <VisuallyHidden>{t('shell.close')}</VisuallyHidden>
        </button>
      </div>
      {Content && (
        <Part>
          <Content close={onClose} props={props} />
        </Part>
      )}
    </Drawer>
  );
}
