import css from './Steps.module.css';

interface Step {
  name: string;
  /** Where a finished step can be changed. */
  href?: string;
}

/** Where one is in a wizard: a bar and words; on a phone the words fold to 'Krok 1 z 4'. `current` counts from 0. */
export const Steps = ({ label, steps, current }: { label: string; steps: readonly Step[]; current: number }) => (
  <>
    <ol className={css.steps} aria-label={label}>
      {steps.map(({ name, href }, i) => (
        <li key={name} data-state={i < current ? 'done' : undefined} aria-current={i === current ? 'step' : undefined}>
          {i < current && href ? (
            <a href={href}>
              <span>{name}</span>
            </a>
          ) : (
            <span>{name}</span>
          )}
        </li>
      ))}
    </ol>
    <p className={css.note}>
      Krok {current + 1} z {steps.length}: <strong>{steps[current]?.name}</strong>
    </p>
  </>
);
