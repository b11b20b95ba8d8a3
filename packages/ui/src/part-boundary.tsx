import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** What stands in its place. Nothing, where the part is missed by nobody. */
  fallback?: (again: () => void) => ReactNode;
  /** Another value is another chance: what failed with one basket may be fine with the next. */
  resetOn?: unknown;
};

type State = { hasFailed: boolean; resetOn: unknown };

/** A part that breaks takes down only itself. A class, because only classes can catch. */
export class PartBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, resetOn: this.props.resetOn };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetOn }: Props, before: State): State | null {
    return before.resetOn === resetOn ? null : { hasFailed: false, resetOn };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback?.(() => this.setState({ hasFailed: false })) ?? null;
  }
}
