import { Component, type ReactNode } from 'react';
import { FailureNotice } from './failure-notice.tsx';

/** A page that breaks takes only itself down: the shell stays, says what happened and offers a way on. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FailureNotice /> : this.props.children;
  }
}
