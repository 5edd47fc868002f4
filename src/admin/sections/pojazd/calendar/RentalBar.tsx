import type { ComponentProps } from 'react';
import type { rentalStatus } from '../../../../domain/rental.ts';
import css from './RentalBar.module.css';

type Status = keyof typeof rentalStatus;

/** A rental's bar, by the look of its status; without an address it only shows that. */
export function RentalBar({ status, ...rest }: ComponentProps<'a'> & { status: Status }) {
  const Part = rest.href === undefined ? 'span' : 'a';
  return <Part {...rest} className={css.bar} data-status={status} />;
}
