import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import css from './StandingPanel.module.css';
import { Stops } from './Stops.tsx';
import { isOpen, type Standing } from './standing.ts';
import { type StandingFacts, standingWords } from './standing-words.ts';

interface StandingPanelProps {
  standing: Standing;
  facts: StandingFacts;
  /** What can be done, and whom to ask. */
  children?: ReactNode;
  /** What stood here before had the focus. */
  focused: () => boolean;
}

/** How a payment stands, in the place of its form. It is spoken once with each change: by the focus, or aloud. */
export function StandingPanel({ standing, facts, children, focused }: StandingPanelProps) {
  const { icon, title, text, once, stops, note } = standingWords[standing](facts);
  const heading = useRef<HTMLHeadingElement>(null);
  const [spoken, setSpoken] = useState('');
  // Before the browser takes the focus from what is hidden now
  // biome-ignore lint/correctness/useExhaustiveDependencies: once with each change, not with each question
  useLayoutEffect(() => {
    if (focused()) heading.current?.focus();
    else setSpoken([`${title}.`, text, ...(once ?? [])].join(' '));
  }, [standing, facts.slow]);
  return (
    <Panel>
      <p role="status" className="hidden">
        {spoken}
      </p>
      <section className={css.standing} aria-labelledby="standing">
        <div className={css.head} data-unknown={isOpen(standing) || undefined}>
          <span aria-hidden="true">
            <Icon name={icon} />
          </span>
          <div>
            <h2 id="standing" tabIndex={-1} ref={heading}>
              {title}
            </h2>
            <p>{text}</p>
          </div>
        </div>
        {once && (
          <p className={css.once}>
            <b>{once[0]}</b> {once[1]}
          </p>
        )}
        <Stops stops={stops} />
        {children && <div className={css.keys}>{children}</div>}
        {note && <p className={css.note}>{note}</p>}
      </section>
    </Panel>
  );
}
