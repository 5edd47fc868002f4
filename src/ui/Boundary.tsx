import { Component, type ReactNode } from 'react';

/** A part of a page that can do without it: what fails inside, a script that did not come, takes nothing else along. */
export class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError = (): { failed: boolean } => ({ failed: true });

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
