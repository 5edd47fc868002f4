import type { ComponentProps } from 'react';
import { rentalStatus } from '../../../../domain/rental.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import css from './RentalBar.module.css';

type Status = keyof typeof rentalStatus;

/** A rental's bar, by the look of its status; without an address it only shows that. */
export function RentalBar({ status, children, ...rest }: ComponentProps<'a'> & { status: Status }) {
  const Part = rest.href === undefined ? 'span' : 'a';
  return (
    <Part {...rest} className={css.bar} data-status={status}>
      <Icon name={rentalStatus[status].icon} />
      <span>{children}</span>
    </Part>
  );
}
