import css from './Gate.module.css';

/** A gate's name on its amber plate; a missing gate is a dash with hidden words. */
export const Gate = ({ name }: { name: string | null }) =>
  name ? (
    <>
      <span className="hidden">bramka </span>
      <span className={css.gate}>{name}</span>
    </>
  ) : (
    <>
      <span className="hidden">bez bramki</span>
      <span className={css.gate} data-none aria-hidden="true">
        –
      </span>
    </>
  );
