import { Component, type ReactNode } from 'react';

interface PartFailureProps {
  readonly fallback: ReactNode;
  readonly onFailure: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Keeps a part that throws as it renders from taking the page with it. */
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
