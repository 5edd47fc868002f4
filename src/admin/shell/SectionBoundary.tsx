import { Component, type ReactNode } from 'react';
import { mutate } from 'swr';
import { Failed } from '../../ui/states.tsx';

/** A section that fails leaves the menu and the bar as they are, and can be tried again. */
export class SectionBoundary extends Component<{ children: ReactNode }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError = (error: unknown): { error: unknown } => ({ error });

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const retry = () => this.retry(error);
    return <Failed retry={retry}>Wystąpił błąd aplikacji: ta sekcja przestała działać.</Failed>;
  }

  private retry(error: unknown): void {
    // Not every browser asks twice for a script that did not come: the page asks anew
    if (error instanceof TypeError && /import/i.test(error.message)) location.reload();
    else {
      // It may have failed on what the server said: that is forgotten, and asked for again
      void mutate(() => true, undefined);
      this.setState({ error: undefined });
    }
  }
}
