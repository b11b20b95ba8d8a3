import { Component, type ErrorInfo, type ReactNode } from 'react';
import { paths } from '../lib/router.ts';
import { text } from '../texts/text.ts';
import { faultReport } from './fault-report.ts';
import styles from './screen-boundary.module.css';
import { StateNote } from './state-note.tsx';

type Props = {
  /** Another place is another chance. */
  place: string;
  isPage?: boolean;
  children: ReactNode;
};

type Fault = { error: unknown; within: string };
type State = { place: string; fault: Fault | undefined; failures: number; copied: 'not yet' | 'yes' | 'refused' };

/**
 * A screen that breaks must not take the rail, the search and the way to every other screen with it. A class, because only classes can catch.
 * A part that could not be fetched stays unfetched until the document is loaded anew, so the second try does that.
 */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place, fault: undefined, failures: 0, copied: 'not yet' };

  static getDerivedStateFromProps({ place }: Props, before: State): State | null {
    return before.place === place ? null : { place, fault: undefined, failures: 0, copied: 'not yet' };
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { fault: { error, within: '' }, copied: 'not yet' };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.setState(({ failures }) => ({ fault: { error, within: componentStack ?? '' }, failures: failures + 1 }));
  }

  override render(): ReactNode {
    const { fault, failures, copied } = this.state;
    if (!fault) return this.props.children;
    const report = faultReport(fault, { address: location.pathname, at: new Date(), browser: navigator.userAgent });
    const copy = () =>
      navigator.clipboard.writeText(report).then(
        () => this.setState({ copied: 'yes' }),
        () => this.setState({ copied: 'refused' }),
      );
    const again = () => (failures > 1 ? location.reload() : this.setState({ fault: undefined }));
    const ways = (
      <div className={styles.ways}>
        <button type="button" onClick={again}>
          {text('studio.broken_again')}
        </button>
        <button type="button" onClick={() => void copy()}>
          {text(copied === 'yes' ? 'studio.broken_copied' : 'studio.broken_copy')}
        </button>
        {location.pathname !== paths.screen('home') && <a href={paths.screen('home')}>{text('studio.unknown_page_way_on')}</a>}
      </div>
    );
    return (
      <>
        <StateNote
          isError
          isHeading
          isPage={this.props.isPage ?? false}
          title={text('studio.broken')}
          advice={text('studio.broken_advice')}
          action={ways}
        />
        {copied === 'refused' && <pre className={styles.report}>{report}</pre>}
      </>
    );
  }
}
