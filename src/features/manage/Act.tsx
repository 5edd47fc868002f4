import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Tile } from '../../ui/Tile.tsx';
import css from './Act.module.css';

interface ActProps {
  icon: IconName;
  /** What can be changed, and what it is now. */
  title: string;
  now: string;
  open?: boolean;
  children: ReactNode;
}

/** The row that was open as it gave way to what was changed in it. */
let changedAct: string | undefined;

/** Is the act open alone, by a button outside of it? Then it is no row that opens. */
export const AloneContext = createContext(false);

export function Act(props: ActProps) {
  return useContext(AloneContext) ? <AloneAct {...props} /> : <ActRow {...props} />;
}

const AloneAct = ({ title, now, children }: ActProps) => (
  <>
    <div>
      <h3 className={css.title}>{title}</h3>
      <p className={css.now}>{now}</p>
    </div>
    <div className={css.alone}>{children}</div>
  </>
);

/**
 * One thing that can be changed, as a row that opens; opening one closes the others. Once it is changed it begins anew,
 * closed, and whoever changed it goes on from there.
 */
function ActRow({ icon, title, now, open, children }: ActProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    const row = ref.current;
    if (changedAct === title) row?.querySelector('summary')?.focus();
    changedAct = undefined;
    return () => {
      const { activeElement, body } = document;
      // A button that is off while it works has lost the focus already
      if (row?.open && (activeElement === body || row.contains(activeElement))) changedAct = title;
    };
  }, [title]);
  return (
    <details ref={ref} name="zmiana" className={css.act} open={open}>
      <summary>
        <span className={css.tile}>
          <Tile icon={icon} />
        </span>
        <span>
          <strong className={css.title}>{title}</strong>
          <span className={css.now}>{now}</span>
        </span>
        <Icon name="down" className={css.chevron} />
      </summary>
      <div className={css.open}>{children}</div>
    </details>
  );
}

/** The row that a button stands in is closed by it; one that is open alone, by what opened it. */
export const closeAct = ({ currentTarget }: { currentTarget: Element }): void => {
  const act = currentTarget.closest('details');
  act?.removeAttribute('open');
  act?.querySelector('summary')?.focus();
  const alone = currentTarget.closest(`[${openedBy}]`);
  const opener = alone && document.querySelector<HTMLElement>(`[aria-controls="${alone.id}"]`);
  opener?.click();
  opener?.focus();
};
/** On the box of an act that is open alone: some button `aria-controls` it. */
const openedBy = 'data-alone';

/** Sums under one another, the last of them what counts. */
export const Sums = ({ label, lines }: { label: string; lines: [name: string, sum: string][] }) => (
  <dl className={css.sums} aria-label={label}>
    {lines.map(([name, sum]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{sum}</dd>
      </div>
    ))}
  </dl>
);

/** A sentence with a tone. */
export const Note = ({ tone, children }: { tone?: 'good' | 'warn'; children: ReactNode }) => (
  <p className={css.note} data-tone={tone} role="status">
    <Icon name={tone === 'good' ? 'check' : tone === 'warn' ? 'late' : 'info'} />
    <span>{children}</span>
  </p>
);
