import type { ReactNode } from 'react';
import css from './Elements.module.css';

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.part}>
    <h2>{title}</h2>
    <div className={css.shown}>{children}</div>
  </section>
);
