import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';

/** The browser's own key for it prints the same. */
export const PrintButton = ({ children }: { children: string }) => (
  <Button size="s" onClick={() => print()}>
    <Icon name="print" />
    {children} <kbd>Ctrl P</kbd>
  </Button>
);
