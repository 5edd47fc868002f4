import { type ComponentProps, type MouseEvent, useId } from 'react';
import css from './Button.module.css';
import { classes } from './classes.ts';

interface Look {
  /** go: the one thing to do in a view; line: other actions; sign: on a sign; text: a quiet one. */
  kind?: 'go' | 'line' | 'sign' | 'text' | 'bad';
  /** 's' is 44 px high, for cards; the rest is 48. */
  size?: 's' | 'm';
  /** Takes the whole row. */
  wide?: boolean;
}
type ButtonProps = Look & ComponentProps<'button'> & { why?: string | undefined };
type LinkProps = Look & ComponentProps<'a'> & { href: string };

const look = ({ kind = 'line', size = 'm', wide }: Look, className?: string) => ({
  className: classes(css.button, className),
  'data-kind': kind,
  'data-size': size,
  'data-wide': wide || undefined,
});

/** A button; `why` turns it off and says the reason below it, so that it is still found by keyboard and reader. */
export function Button(props: ButtonProps) {
  const { kind, size, wide, why, className, onClick, type = 'button', ...rest } = props;
  const id = useId();
  const button = (
    <button
      {...look({ kind, size, wide }, className)}
      {...rest}
      type={type}
      {...(why ? { 'aria-disabled': true, 'aria-describedby': id, onClick: refuse } : { onClick })}
    />
  );
  // One that may be turned off stays in its frame while it is on: moved out of it, it would lose the focus
  if (!('why' in props)) return button;
  return (
    <span className={css.explained} data-wide={wide || undefined}>
      {button}
      {why && (
        <span id={id} className={css.why}>
          {why}
        </span>
      )}
    </span>
  );
}
const refuse = (event: MouseEvent) => event.preventDefault();

/** A link that looks like a button. */
export const ButtonLink = ({ kind, size, wide, className, ...rest }: LinkProps) => (
  <a {...look({ kind, size, wide }, className)} {...rest} />
);
