import type { ComponentProps } from 'react';
import type { Choices } from '../../domain/kernel/choices.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import css from './StatusButton.module.css';

interface StatusButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'type' | 'value'> {
  choices: Choices;
  value: string;
  /** Of what it is the status, for readers: 'Status lotu LO 3844'. */
  of: string;
}

/** A status that is changed by pressing it. */
export function StatusButton({ choices, value, of, ...rest }: StatusButtonProps) {
  const { label, tone, icon } = choices[value] ?? { label: value };
  return (
    <button {...rest} type="button" className={css.button} data-action="status" aria-label={`${of}: ${label}. Zmień`}>
      <Badge tone={tone} icon={icon}>
        {label}
        <Icon name="down" className={css.arrow} />
      </Badge>
    </button>
  );
}
