import type { ReactNode } from 'react';
import { Panel } from '../../ui/Panel.tsx';
import css from './Facts.module.css';

/** A name and what it is; a missing one is a dash. */
export interface Fact {
  name: string;
  value: ReactNode;
  mono?: true;
}

export const Facts = ({ facts, className }: { facts: readonly Fact[]; className?: string | undefined }) => (
  <dl className={className}>
    {facts.map(({ name, value, mono }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className={mono && value ? 'mono' : undefined}>{value ?? <Missing />}</dd>
      </div>
    ))}
  </dl>
);

const Missing = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="hidden">jeszcze nie wiadomo</span>
  </>
);

/** Facts under a heading, with the way to change them. */
export const FactsPanel = ({ title, facts, aside }: { title: string; facts: readonly Fact[]; aside?: ReactNode }) => (
  <Panel title={title} aside={aside}>
    <Facts facts={facts} className={css.facts} />
  </Panel>
);
