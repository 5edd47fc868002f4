import type { ReactNode } from 'react';
import { Panel } from '../../ui/Panel.tsx';
import css from './Facts.module.css';
import type { Fact } from './Ticket.tsx';

/** Facts under a heading, with the way to change them. */
export const FactsPanel = ({ title, facts, aside }: { title: string; facts: readonly Fact[]; aside?: ReactNode }) => (
  <Panel title={title} aside={aside}>
    <dl className={css.facts}>
      {facts.map(({ name, value, mono }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={mono && 'mono'}>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  </Panel>
);
