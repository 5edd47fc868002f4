import type { User } from '../../domain/account/user.ts';
import { pictureSource } from '../../domain/site/picture-widths.ts';
import { classes } from '../../ui/classes.ts';
import css from './Face.module.css';

interface FaceProps {
  user: Pick<User, 'img' | 'first_name' | 'last_name'>;
  /** Says how large it is. */
  className: string | undefined;
  /** How wide it is shown, as an <img> says it. */
  sizes: string;
  /** What a reader says of the photograph; nothing where the name stands beside it. */
  alt?: string;
}

/** Somebody's photograph, or their initials as long as there is none. */
export const Face = ({ user: { img, first_name, last_name }, className, sizes, alt = '' }: FaceProps) =>
  img ? (
    <img className={classes(css.face, className)} {...pictureSource(img, sizes)} alt={alt} />
  ) : (
    <span
      className={classes(css.face, className)}
      data-initials={first_name.charAt(0) + last_name.charAt(0)}
      aria-hidden="true"
    />
  );
