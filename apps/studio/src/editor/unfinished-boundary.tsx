import { Component, type ReactNode } from 'react';
import { text } from '../texts/text.ts';
import styles from './canvas.module.css';

type Props = { label: string; children: ReactNode };

/** A block without its picture cannot be shown yet; that must not take the page with it. A class, because only classes can catch. */
export class UnfinishedBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <p className={styles.goods}>{text('editor.unfinished', { block: this.props.label })}</p>;
  }
}
