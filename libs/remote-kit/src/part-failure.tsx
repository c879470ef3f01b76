import { Component, type ReactNode } from 'react';

interface PartFailureProps {
  readonly fallback: ReactNode;
  readonly onFailure: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Contains a part's render error, so that the page survives it. */
export class PartFailure extends Component<PartFailureProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
