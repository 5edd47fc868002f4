import type { ComponentProps } from 'react';
import css from './PlateInput.module.css';

const stars = Array.from({ length: 12 }, (_, i) => ({
  cx: (12 + 8.6 * Math.sin((i * Math.PI) / 6)).toFixed(1),
  cy: (12 - 8.6 * Math.cos((i * Math.PI) / 6)).toFixed(1),
}));

/**
 * A number plate to type into: white in both themes, with its blue band. The drawing that `Input` takes for a licence
 * plate.
 */
export const PlateInput = (props: ComponentProps<'input'>) => (
  <span className={css.plate}>
    <span aria-hidden="true">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {stars.map(({ cx, cy }) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="1.35" />
        ))}
      </svg>
      PL
    </span>
    <input autoComplete="off" spellCheck={false} autoCapitalize="characters" maxLength={12} {...props} />
  </span>
);
